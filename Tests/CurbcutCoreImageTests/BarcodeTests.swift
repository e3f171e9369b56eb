import CurbcutCoreImage
import CurbcutFoundation
import CurbcutGraphics
import Testing

/// Codes, read by a reader that is not ours: zbar, which `scripts/install-packages testing` installs.
@Suite("Barcodes can be scanned")
struct BarcodeTests {
  private func scanned(_ image: CIImage?) throws -> Data {
    let larger = try #require(image).transformed(by: CGAffineTransform(scaleX: 4, y: 4))
    let margin = larger.extent.insetBy(dx: -24, dy: -24)
    let bitmap = try #require(
      CIContext().createCGImage(larger.composited(over: .white), from: margin))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    try #require(bitmap.pngData()).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let reader = Process()
    let output = Pipe()
    reader.executableURL = URL(fileURLWithPath: "/usr/bin/zbarimg")
    reader.arguments = ["--quiet", "--raw", "--oneshot", "-Sbinary", file.path]
    reader.standardOutput = output
    reader.standardError = FileHandle.nullDevice
    try reader.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    reader.waitUntilExit()
    return data
  }

  private func code(_ message: Data, _ level: String) -> CIImage? {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = message
    filter.correctionLevel = level
    return filter.outputImage
  }

  @Test func aContactIsRead() throws {
    let text = "Anonymous\nyou@yoursite.com – Grüße 🙂"
    let image = try #require(code(Data(text.utf8), "M"))
    #expect(try scanned(image) == Data(text.utf8))
  }

  @Test func theSmallestCodeHasAMarginOfOneModule() throws {
    let image = try #require(code(Data("Hello".utf8), "L"))
    #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    let pixels = Pictures.pixels(image)
    #expect(
      Set(pixels) == [0xFF00_0000, 0xFFFF_FFFF] && pixels[0] == 0xFFFF_FFFF && pixels[24] == 0xFF00_0000)
  }

  /// Bytes that a version of a level still holds, of the table in the standard.
  @Test(arguments: [
    ("L", 17, 1), ("M", 14, 1), ("Q", 11, 1), ("H", 7, 1), ("L", 154, 7), ("M", 152, 8), ("Q", 151, 10),
    ("H", 119, 10), ("L", 271, 10), ("M", 412, 15), ("H", 842, 32), ("L", 1952, 32),
    ("Q", 1663, 40), ("H", 1273, 40), ("M", 2331, 40), ("L", 2953, 40),
  ])
  func eachVersionHoldsWhatTheStandardSays(level: String, count: Int, version: Int) throws {
    let message = Data((0..<count).map { UInt8(97 + $0 * 7 % 26) })
    let image = try #require(code(message, level))
    #expect(image.extent.width == CGFloat(version * 4 + 17 + 2))
    #expect(try scanned(image) == message)
    let larger = code(message + Data("a".utf8), level)
    #expect(larger?.extent.width != image.extent.width)
    if version == 40 { #expect(larger == nil) }
  }

  @Test func longMessagesOfEveryLevelAreRead() throws {
    for version in [5, 14, 23, 36] {
      for (level, share) in [("L", 0.75), ("M", 0.57), ("Q", 0.42), ("H", 0.32)] {
        let modules = (version * 4 + 17) * (version * 4 + 17)
        let message = Data((0..<Int(Double(modules) / 8 * share)).map { UInt8(32 + $0 * 11 % 90) })
        #expect(try scanned(code(message, level)) == message, "\(level), \(message.count) bytes")
      }
    }
  }

  @Test func anotherLevelGivesNothing() {
    #expect(code(Data("a".utf8), "X") == nil)
    #expect(CIFilter.qrCodeGenerator().outputImage == nil)
  }

  @Test(arguments: [
    "Hello, World 1234567", "12345678", "ABC-123", "a1b22c333d4444", "42", "0123456789012345x",
  ])
  func aBarcodeIsRead(text: String) throws {
    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data(text.utf8)
    #expect(try scanned(filter.outputImage) == Data(text.utf8))
    filter.message = Data("ä".utf8)
    #expect(filter.outputImage == nil)
  }
}
