// Asks libraries of Java: Ask CALL < cases. See ../README.md for the lines.
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;

public class Ask {
  static String answer(String call, String base, String reference) throws Exception {
    switch (call) {
      case "uri": return URI.create(base).resolve(reference).toString();
      case "url": return new URL(new URL(base), reference).toString();
      case "httpclient": return org.apache.http.client.utils.URIUtils.resolve(URI.create(base), reference).toString();
      case "okhttp": {
        okhttp3.HttpUrl from = okhttp3.HttpUrl.get(base);
        okhttp3.HttpUrl target = from.resolve(reference);
        return target == null ? null : target.toString();
      }
      default: throw new IllegalArgumentException(call);
    }
  }

  public static void main(String[] args) throws Exception {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    PrintStream out = new PrintStream(System.out, true, "UTF-8");
    for (String line; (line = in.readLine()) != null; ) {
      String[] texts = line.split("\t", -1);
      try {
        String target = answer(args[0], texts[0], texts[1]);
        out.println(target == null ? "-" : "=" + target);
      } catch (Exception error) {
        out.println("!" + (error.getClass().getSimpleName() + ": " + error.getMessage()).replaceAll("\\s+", " "));
      }
    }
  }
}
