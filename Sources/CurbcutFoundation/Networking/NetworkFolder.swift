import Foundation

/// A folder whose files are what servers answer: `FOLDER/example.com/dogs/list.json` is at
/// `https://example.com/dogs/list.json` and at `https://example.com/dogs/list`.
struct NetworkFolder: Sendable {
  let root: URL

  /// The answer to a request; nil when there is no file for it.
  ///
  /// The file has the name of the last part of the address, with the query after it (`list?page=2`), or without. What is not
  /// asked for by GET has the method behind that (`list.POST.json`). At the end may be any extension.
  func answer(to request: _NetworkRequest) -> _NetworkAnswer? {
    guard let host = request.url.host, !host.isEmpty else { return nil }
    let server = request.url.port.map { "\(host):\($0)" } ?? host
    var parts = request.url.path.split(separator: "/").map(String.init)
    let isFolder =
      request.url.path.isEmpty || request.url.absoluteURL.path(percentEncoded: true).hasSuffix("/")
    let last = isFolder ? nil : parts.popLast()
    guard let folder = Self.file(([server] + parts).joined(separator: "/"), in: root) else { return nil }
    let suffix = request.method == "GET" || request.method == "HEAD" ? "" : ".\(request.method)"
    let name = last ?? "index"
    let query = request.url.query.map { "?" + $0.replacingOccurrences(of: "/", with: "%2F") }
    for stem in [query.map { name + $0 + suffix }, name + suffix].compactMap({ $0 }) {
      if let answer = answer(stem, in: folder, request.method) { return answer }
    }
    // `/dogs` may be what a folder has as its index.
    return last.flatMap { answer("index" + suffix, in: folder.appendingPathComponent($0), request.method) }
  }

  private func answer(_ stem: String, in folder: URL, _ method: String) -> _NetworkAnswer? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let found =
      names.contains(stem)
      ? [stem]
      : names.filter { name in
        guard name.hasPrefix(stem + ".") else { return false }
        let rest = name.dropFirst(stem.count + 1)
        return !rest.isEmpty && !rest.contains(".") && rest.uppercased() != rest
      }.sorted()
    for name in found {
      let file = folder.appendingPathComponent(name)
      guard let body = FileManager.default.contents(atPath: file.path) else { continue }
      return _NetworkAnswer(
        headers: ["Content-Type": Self.type(ofFile: file)], body: method == "HEAD" ? Data() : body)
    }
    return nil
  }

  /// A file below a folder, by its path there; nil for one that leads out of it.
  static func file(_ path: String, in folder: URL) -> URL? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    guard !parts.isEmpty, !path.hasPrefix("/"), !parts.contains(".."), !path.contains("\0") else {
      return nil
    }
    return parts.reduce(folder) { $0.appendingPathComponent(String($1)) }
  }

  private static func type(ofFile file: URL) -> String {
    let known = UniformTypeTable.entry(UniformTypeTable.type(ofFileWithExtension: file.pathExtension))
    return known?.mimeTypes.first ?? "application/octet-stream"
  }
}
