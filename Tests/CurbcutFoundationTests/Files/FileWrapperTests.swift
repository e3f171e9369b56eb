import CurbcutFoundation
import Testing

@Suite("A file wrapper")
struct FileWrapperTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "wrapper-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  @Test("writes a package and reads it again")
  func package() throws {
    let text = FileWrapper(regularFileWithContents: Data("Hello".utf8))
    let package = FileWrapper(directoryWithFileWrappers: ["text.txt": text])
    #expect(text.preferredFilename == "text.txt" && package.isDirectory && text.isRegularFile)
    let images = FileWrapper(directoryWithFileWrappers: [:])
    images.preferredFilename = "Images"
    #expect(package.addFileWrapper(images) == "Images")
    let name = images.addRegularFile(withContents: Data([1]), preferredFilename: "a.png")
    let other = images.addRegularFile(withContents: Data([2]), preferredFilename: "a.png")
    #expect(name == "a.png" && other != name && other.hasSuffix("a.png"))
    let place = folder.appendingPathComponent("Document.pack")
    try package.write(to: place, options: [.atomic, .withNameUpdating], originalContentsURL: nil)
    #expect(package.filename == "Document.pack" && package.matchesContents(of: place))

    let read = try FileWrapper(url: place)
    #expect(read.fileWrappers?.keys.sorted() == ["Images", "text.txt"])
    #expect(read.fileWrappers?["text.txt"]?.regularFileContents == Data("Hello".utf8))
    #expect(read.fileWrappers?["Images"]?.fileWrappers?.count == 2)
    #expect(read.preferredFilename == "Document.pack" && read.regularFileContents == nil)
    let child = try #require(read.fileWrappers?["text.txt"])
    #expect(read.keyForChildFileWrapper(child) == "text.txt")
    read.removeFileWrapper(child)
    #expect(read.fileWrappers?.count == 1)
    try read.write(to: place, options: .atomic, originalContentsURL: nil)
    #expect(!package.matchesContents(of: place))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Document.pack"])
  }

  @Test("has links, errors and exceptions")
  func rest() throws {
    let link = folder.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "target.txt")
    let read = try FileWrapper(url: link)
    #expect(read.isSymbolicLink && read.symbolicLinkDestinationURL?.relativePath == "target.txt")
    let copy = folder.appendingPathComponent("copy")
    try read.write(to: copy, originalContentsURL: nil)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: copy.path) == "target.txt")
    #expect(throws: (any Error).self) { try FileWrapper(url: folder.appendingPathComponent("none")) }
    let file = FileWrapper(regularFileWithContents: Data())
    let raised = NSException.trapping {
      _ = file.addRegularFile(withContents: Data(), preferredFilename: "x")
    }
    #expect(raised.first?.name == .internalInconsistencyException)
  }
}
