/**
 * The names of invisible characters, by code point. A case without such characters needs none of
 * these words.
 */
export default {
  "U+0000": "空字符（NUL）",
  "U+0009": "制表符",
  "U+000A": "换行符",
  "U+000D": "回车符",
  "U+0020": "空格",
  "U+007F": "删除符（DEL）",
  "U+00A0": "不换行空格",
  "U+00AD": "软连字符",
  "U+200B": "零宽空格",
  "U+200C": "零宽不连字",
  "U+200D": "零宽连字",
  "U+200E": "从左到右标记",
  "U+200F": "从右到左标记",
  "U+2028": "行分隔符",
  "U+202A": "从左到右嵌入",
  "U+202B": "从右到左嵌入",
  "U+202C": "结束方向格式",
  "U+202D": "从左到右强制",
  "U+202E": "从右到左强制",
  "U+2060": "单词连接符",
  "U+3000": "全角空格",
  "U+FEFF": "字节顺序标记",
  "U+FFFD": "替换字符",
};
