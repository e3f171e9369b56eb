import Foundation
import Testing

@testable import CurbcutGraphics

@Suite("The first page of a PDF")
struct PDFDocumentTests {
  /// A page of 30 by 20 points: red at the top left, blue at the bottom right, nothing elsewhere.
  static func page(box: String = "/MediaBox [0 0 30 20]") -> Data {
    let drawing = "1 0 0 rg 0 10 15 10 re f 0 0 1 rg 15 0 15 10 re f"
    return Data(
      """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
      3 0 obj << /Type /Page /Parent 2 0 R \(box) /Contents 4 0 R /Resources << >> >> endobj
      4 0 obj << /Length \(drawing.utf8.count) >> stream
      \(drawing)
      endstream endobj
      trailer << /Root 1 0 R >>
      %%EOF
      """.utf8)
  }

  @Test("is drawn in as many pixels as are asked for, on a clear ground")
  func drawn() throws {
    let (image, size) = try #require(try CGImage.page(of: Self.page(), scale: 3))
    #expect(size == CGSize(width: 30, height: 20) && image.width == 90 && image.height == 60)
    let red = try #require(image.color(atX: 20, y: 10))
    #expect(red.red > 0.99 && red.blue < 0.01 && red.alpha == 1)
    let blue = try #require(image.color(atX: 70, y: 50))
    #expect(blue.blue > 0.99 && blue.red < 0.01)
    #expect(image.color(atX: 70, y: 10)?.alpha == 0)
  }

  @Test("is what its crop box shows")
  func cropped() throws {
    let (image, size) = try #require(
      try CGImage.page(of: Self.page(box: "/MediaBox [0 0 30 20] /CropBox [15 0 30 10]"), scale: 1))
    #expect(size == CGSize(width: 15, height: 10))
    #expect(image.color(atX: 7, y: 5)?.blue ?? 0 > 0.99)
  }

  @Test("is nothing for other data, clear for a damaged file, and never too large")
  func refused() throws {
    #expect(try CGImage.page(of: Data("<svg/>".utf8), scale: 1) == nil)
    #expect(try CGImage.page(of: Data("%PDF-1.4 nothing".utf8), scale: 1) == nil)
    let damaged = try CGImage.page(of: Data("%PDF-1.4 /MediaBox [0 0 4 4]".utf8), scale: 2)
    #expect(damaged?.image.width == 8 && damaged?.image.color(atX: 3, y: 3)?.alpha == 0)
    let huge = try #require(try CGImage.page(of: Self.page(box: "/MediaBox [0 0 9000 9000]"), scale: 3))
    #expect(huge.image.width == 9000)
    #expect(throws: ImageError.self) {
      try CGImage.page(of: Self.page(box: "/MediaBox [0 0 14000 14000]"), scale: 3)
    }
  }
}
