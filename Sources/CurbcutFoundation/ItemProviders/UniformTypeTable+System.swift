extension UniformTypeTable {
  /// The types that come with the system, with those that they conform to and their tags.
  ///
  /// Follows <https://developer.apple.com/documentation/uniformtypeidentifiers/system-declared-uniform-type-identifiers>.
  static let systemTypes: [String: Entry] = [
    "public.content": Entry(),
    "public.composite-content": Entry(parents: ["public.content"]),
    "public.item": Entry(),
    "public.data": Entry(parents: ["public.item"]),
    "public.directory": Entry(parents: ["public.item"]),
    "public.folder": Entry(parents: ["public.directory"], name: "folder"),
    "com.apple.package": Entry(parents: ["public.directory"], name: "package"),
    "com.apple.bundle": Entry(parents: ["public.directory"], extensions: ["bundle"]),
    "com.apple.rtfd": Entry(
      parents: ["com.apple.package", "public.composite-content"], extensions: ["rtfd"], name: "RTFD document"),

    "public.text": Entry(parents: ["public.data", "public.content"], name: "text"),
    "public.plain-text": Entry(
      parents: ["public.text"], extensions: ["txt", "text"], mimeTypes: ["text/plain"], name: "text"),
    "public.utf8-plain-text": Entry(parents: ["public.plain-text"], name: "Unicode text"),
    "public.utf16-plain-text": Entry(parents: ["public.plain-text"], name: "Unicode text"),
    "public.rtf": Entry(
      parents: ["public.text"], extensions: ["rtf"], mimeTypes: ["text/rtf"], name: "RTF document"),
    "public.html": Entry(
      parents: ["public.text"], extensions: ["html", "htm"], mimeTypes: ["text/html"], name: "HTML text"),
    "public.xml": Entry(
      parents: ["public.text"], extensions: ["xml"], mimeTypes: ["application/xml", "text/xml"],
      name: "XML text"),
    "public.json": Entry(
      parents: ["public.text"], extensions: ["json"], mimeTypes: ["application/json"], name: "JSON"),
    "public.yaml": Entry(
      parents: ["public.text"], extensions: ["yml", "yaml"], mimeTypes: ["application/x-yaml"], name: "YAML"),
    "public.delimited-values-text": Entry(parents: ["public.text"]),
    "public.comma-separated-values-text": Entry(
      parents: ["public.delimited-values-text"], extensions: ["csv"], mimeTypes: ["text/csv"],
      name: "comma-separated values"),
    "public.tab-separated-values-text": Entry(
      parents: ["public.delimited-values-text"], extensions: ["tsv"],
      mimeTypes: ["text/tab-separated-values"], name: "tab-separated values"),
    "public.source-code": Entry(parents: ["public.plain-text"], name: "source code"),
    "public.swift-source": Entry(
      parents: ["public.source-code"], extensions: ["swift"], name: "Swift source code"),
    "net.daringfireball.markdown": Entry(
      parents: ["public.plain-text"], extensions: ["md", "markdown"], mimeTypes: ["text/markdown"],
      name: "Markdown text"),
    "com.apple.log": Entry(parents: ["public.plain-text"], extensions: ["log"], name: "log file"),
    "public.vcard": Entry(
      parents: ["public.text"], extensions: ["vcf", "vcard"], mimeTypes: ["text/vcard"], name: "vCard"),
    "com.apple.property-list": Entry(
      parents: ["public.data"], extensions: ["plist"], name: "property list"),
    "com.adobe.pdf": Entry(
      parents: ["public.data", "public.composite-content"], extensions: ["pdf"],
      mimeTypes: ["application/pdf"], name: "PDF document"),
    "public.url": Entry(parents: ["public.data"], name: "URL"),
    "public.file-url": Entry(parents: ["public.url"], name: "file URL"),

    "public.image": Entry(parents: ["public.data", "public.content"], name: "image"),
    "public.png": Entry(
      parents: ["public.image"], extensions: ["png"], mimeTypes: ["image/png"], name: "PNG image"),
    "public.jpeg": Entry(
      parents: ["public.image"], extensions: ["jpeg", "jpg", "jpe"], mimeTypes: ["image/jpeg"],
      name: "JPEG image"),
    "public.heic": Entry(
      parents: ["public.image"], extensions: ["heic"], mimeTypes: ["image/heic"], name: "HEIC image"),
    "com.compuserve.gif": Entry(
      parents: ["public.image"], extensions: ["gif"], mimeTypes: ["image/gif"], name: "GIF image"),
    "public.tiff": Entry(
      parents: ["public.image"], extensions: ["tiff", "tif"], mimeTypes: ["image/tiff"], name: "TIFF image"),
    "public.svg-image": Entry(
      parents: ["public.image"], extensions: ["svg"], mimeTypes: ["image/svg+xml"], name: "SVG image"),

    "public.audiovisual-content": Entry(parents: ["public.data", "public.content"]),
    "public.audio": Entry(parents: ["public.audiovisual-content"], name: "audio"),
    "public.mp3": Entry(
      parents: ["public.audio"], extensions: ["mp3"], mimeTypes: ["audio/mpeg"], name: "MP3 audio"),
    "com.microsoft.waveform-audio": Entry(
      parents: ["public.audio"], extensions: ["wav"], mimeTypes: ["audio/vnd.wave"], name: "waveform audio"),
    "public.mpeg-4-audio": Entry(
      parents: ["public.audio"], extensions: ["m4a"], mimeTypes: ["audio/mp4"], name: "MPEG-4 audio"),
    "public.movie": Entry(parents: ["public.audiovisual-content"], name: "movie"),
    "public.mpeg-4": Entry(
      parents: ["public.movie"], extensions: ["mp4"], mimeTypes: ["video/mp4"], name: "MPEG-4 movie"),
    "com.apple.quicktime-movie": Entry(
      parents: ["public.movie"], extensions: ["mov", "qt"], mimeTypes: ["video/quicktime"],
      name: "QuickTime movie"),

    "public.archive": Entry(parents: ["public.data"], name: "archive"),
    "public.zip-archive": Entry(
      parents: ["public.archive"], extensions: ["zip"], mimeTypes: ["application/zip"], name: "ZIP archive"),
  ]
}
