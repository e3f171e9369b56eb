import Foundation

/// The files of a recorded app: its recordings and their pictures.
struct RecordedFiles {
  /// A recording.
  struct Recording {
    var url: URL
    /// What it is called, without an ending.
    var name: String
    var picture: URL?
  }

  var recordings: [Recording]
  /// The file that says what leads where; nil for none.
  var steps: URL?
  /// What could not be read beside them, in a sentence; nil for nothing.
  var unread: String?

  private static let pictures = ["png", "jpg", "jpeg"]
  /// More files than that are no recordings of one app.
  private static let mostFiles = 20_000

  // MARK: Recognising

  static func areAt(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return false }
    guard isFolder.boolValue else {
      let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
      // A broken recording is one, too: its reader says what is wrong with it.
      if ["xml", "json", "txt"].contains(ending) { return true }
      return !["storyboard", "xib", "swift"].contains(ending) && Capture.isCapture(path)
    }
    let url = URL(fileURLWithPath: path)
    if url.pathExtension == "xcresult" { return true }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    // The folder of an app may hold a recording, too.
    let isApp = names.contains { name in
      [".swift", ".xcodeproj", ".xcworkspace", ".storyboard", ".xib"].contains(where: name.hasSuffix)
    }
    guard !isApp else { return false }
    return names.sorted().prefix(200).contains { name in
      mayBeRecording(name) && Capture.isCapture(url.appendingPathComponent(name).path)
    }
  }

  /// Whether a file in a folder is looked into: pictures, for instance, are not.
  private static func mayBeRecording(_ name: String) -> Bool {
    !name.hasPrefix(".") && !pictures.contains(URL(fileURLWithPath: name).pathExtension.lowercased())
  }

  // MARK: Finding

  static func find(_ path: String) throws(CaptureError) -> RecordedFiles {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CaptureError(file: path, problem: "cannot be read: there is no such file")
    }
    let url = URL(fileURLWithPath: path)
    guard isFolder.boolValue else {
      return RecordedFiles(
        recordings: [Recording(url: url, name: stem(url), picture: picture(beside: url))], steps: nil)
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path), names.count <= mostFiles
    else {
      throw CaptureError(file: path, problem: "cannot be read, or holds more than \(mostFiles) files")
    }
    if url.pathExtension == "xcresult" { return try TestResultBundle(url).files() }
    let manifest = url.appendingPathComponent(AttachmentManifest.name)
    if names.contains(AttachmentManifest.name), let attachments = AttachmentManifest(manifest) {
      return try attachments.files(in: url)
    }
    let files = names.filter(mayBeRecording)
      .sorted { $0.compare($1, options: [.numeric, .caseInsensitive]) == .orderedAscending }
      .map { url.appendingPathComponent($0) }
    let recordings = files.filter { $0.lastPathComponent != StepsFile.name && Capture.isCapture($0.path) }
      .map { Recording(url: $0, name: stem($0), picture: picture(beside: $0)) }
    guard !recordings.isEmpty else {
      throw CaptureError(file: path, problem: "holds no recording of a screen")
    }
    let steps = url.appendingPathComponent(StepsFile.name)
    return RecordedFiles(
      recordings: recordings, steps: names.contains(StepsFile.name) ? steps : nil)
  }

  /// A file's name without its ending.
  static func stem(_ url: URL) -> String { url.deletingPathExtension().lastPathComponent }

  /// The picture of the same name: `home.png` of `home.xml`, or `home.xml.png`.
  static func picture(beside url: URL) -> URL? {
    for base in [url.deletingPathExtension(), url] {
      for ending in pictures {
        let candidate = base.appendingPathExtension(ending)
        if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
      }
    }
    return nil
  }

  static func isPicture(_ name: String) -> Bool {
    pictures.contains(URL(fileURLWithPath: name).pathExtension.lowercased())
  }
}

/// The attachments of a test that `xcrun xcresulttool export attachments` has written to a folder.
struct AttachmentManifest {
  static let name = "manifest.json"

  private struct Test: Decodable {
    struct Attachment: Decodable {
      var exportedFileName: String
      var suggestedHumanReadableName: String?
      var timestamp: Double?
    }
    var attachments: [Attachment]
  }

  private let tests: [Test]

  /// Nil for a file that is no such list.
  init?(_ url: URL) {
    guard let data = try? Data(contentsOf: url),
      let tests = try? JSONDecoder().decode([Test].self, from: data)
    else { return nil }
    self.tests = tests
  }

  /// The attachments that are recordings, in the order in which they were made, each with the picture of the same name.
  func files(in folder: URL) throws(CaptureError) -> RecordedFiles {
    var recordings: [RecordedFiles.Recording] = []
    for test in tests {
      let attachments = test.attachments.enumerated()
        .sorted { ($0.element.timestamp ?? 0, $0.offset) < ($1.element.timestamp ?? 0, $1.offset) }.map(
          \.element)
      // A name that leads out of the folder is no attachment's.
      let own = attachments.filter { !$0.exportedFileName.contains("/") && $0.exportedFileName != ".." }
      let pictures = own.filter { RecordedFiles.isPicture($0.exportedFileName) }
      for attachment in own where !RecordedFiles.isPicture(attachment.exportedFileName) {
        let url = folder.appendingPathComponent(attachment.exportedFileName)
        guard Capture.isCapture(url.path) else { continue }
        let name = Self.givenName(attachment)
        let picture = pictures.first { Self.givenName($0) == name }
        recordings.append(
          .init(
            url: url, name: name, picture: picture.map { folder.appendingPathComponent($0.exportedFileName) })
        )
      }
    }
    guard !recordings.isEmpty else {
      throw CaptureError(
        file: folder.path,
        problem:
          "holds no attachment that is a recording: attach XCUIApplication().debugDescription, for instance")
    }
    return RecordedFiles(recordings: recordings, steps: nil)
  }

  /// The name that the test gave it: Xcode appends a number and an identifier, `Settings_0_06CC1705-….txt`.
  private static func givenName(_ attachment: Test.Attachment) -> String {
    let name = attachment.suggestedHumanReadableName ?? attachment.exportedFileName
    let stem = RecordedFiles.stem(URL(fileURLWithPath: name))
    let parts = stem.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count >= 3, Int(parts[parts.count - 2]) != nil,
      UUID(uuidString: String(parts[parts.count - 1])) != nil
    else { return stem }
    return parts.dropLast(2).joined(separator: "_")
  }
}

/// A bundle with the results of tests, as Xcode writes it.
///
/// Only attachments that Xcode has not compressed can be read; Xcode compresses most, and keeps names and order in a form
/// of its own. What cannot be read is said, with the command that exports it.
struct TestResultBundle {
  private let url: URL

  init(_ url: URL) { self.url = url }

  func files() throws(CaptureError) -> RecordedFiles {
    let folder = url.appendingPathComponent("Data")
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    let files = names.filter { $0.hasPrefix("data.") }.map { folder.appendingPathComponent($0) }
    let recordings = files.filter { Capture.isCapture($0.path) }
    let packings = files.compactMap(Packing.init)
    let way = """
      Where Xcode is, say xcrun xcresulttool export attachments --path \(url.lastPathComponent) \
      --output-path attachments, and give the folder attachments.
      """
    let packed =
      packings.isEmpty
      ? nil
      : "\(packings.count) of its \(files.count) files are packed (\(Set(packings.map(\.rawValue)).sorted().joined(separator: ", "))), "
        + "which is not unpacked here"
    guard !recordings.isEmpty else {
      throw CaptureError(
        file: url.path,
        problem: "holds no attachment that can be read as it is\(packed.map { ": \($0)" } ?? ""). \(way)")
    }
    return RecordedFiles(
      recordings: recordings.enumerated().map { index, url in
        .init(url: url, name: "attachment \(index + 1)", picture: nil)
      }, steps: nil, unread: packed.map { "\($0), and may hold further recordings. \(way)" })
  }

  /// How a file is packed, to judge by its first bytes.
  private enum Packing: String {
    case zstd, lzfse, zlib, gzip

    /// Nil for a file that is not packed.
    init?(_ url: URL) {
      guard let handle = try? FileHandle(forReadingFrom: url) else { return nil }
      defer { try? handle.close() }
      let start = [UInt8]((try? handle.read(upToCount: 4)) ?? Data())
      switch start {
      case [0x28, 0xB5, 0x2F, 0xFD]: self = .zstd
      case _ where start.starts(with: Array("bvx".utf8)): self = .lzfse
      case _ where start.starts(with: [0x1F, 0x8B]): self = .gzip
      case _ where start.starts(with: [0x78]) && [0x01, 0x5E, 0x9C, 0xDA].contains(start.dropFirst().first):
        self = .zlib
      default: return nil
      }
    }
  }
}
