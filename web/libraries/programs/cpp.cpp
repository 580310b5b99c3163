// Asks libraries of C++: cpp CALL < cases. See ../README.md for the lines.
#include "lines.h"
#include <QUrl>
#include <Poco/Exception.h>
#include <Poco/URI.h>
#include <boost/url.hpp>
#include <iostream>
#include <string>

static std::string of_boost(const std::string &base, const std::string &reference) {
  boost::urls::url target;
  auto from = boost::urls::parse_uri_reference(base), to = boost::urls::parse_uri_reference(reference);
  if (!from) return "!base: " + from.error().message();
  if (!to) return "!reference: " + to.error().message();
  auto done = boost::urls::resolve(*from, *to, target);
  if (!done) return "!" + done.error().message();
  return "=" + std::string(target.buffer());
}

static std::string of_poco(const std::string &base, const std::string &reference) {
  Poco::URI uri(base);
  uri.resolve(reference);
  return "=" + uri.toString();
}

static std::string of_qt(const std::string &base, const std::string &reference) {
  const QUrl target = QUrl(QString::fromStdString(base)).resolved(QUrl(QString::fromStdString(reference)));
  if (!target.isValid()) return "!" + target.errorString().toStdString();
  return "=" + target.toString(QUrl::FullyEncoded).toStdString();
}

int main(int count, char **args) {
  char *base, *reference;
  const std::string call = count > 1 ? args[1] : "";
  while (next_case(&base, &reference)) {
    std::string said;
    try {
      said = call == "boost" ? of_boost(base, reference) : call == "poco" ? of_poco(base, reference) : of_qt(base, reference);
    } catch (const Poco::Exception &thrown) {
      said = "!" + thrown.displayText();
    } catch (const std::exception &thrown) {
      said = std::string("!") + thrown.what();
    }
    std::cout << said << std::endl;
  }
}
