import Foundation
import Testing

@testable import CurbcutGraphics

@Suite("The size of a PDF's page")
struct PDFPageSizeTests {
  nonisolated static let files: [(String, CGSize?)] = [
    ("%PDF-1.4\n<< /Type /Page /MediaBox [0 0 25 24.5] >>", CGSize(width: 25, height: 24.5)),
    ("%PDF-1.3\n/MediaBox[ 10 10\n110 60 ]", CGSize(width: 100, height: 50)),
    ("%PDF-1.7 /MediaBox [0 0 30 20] /CropBox [5 5 25 15]", CGSize(width: 20, height: 10)),
    ("%PDF-1.7 /MediaBox [0 0 30 20] /Rotate 90", CGSize(width: 20, height: 30)),
    ("%PDF-1.7 /MediaBox 12 0 R", nil),
    ("%PDF-1.7 /MediaBox [0 0 30]", nil),
    ("%PDF-1.7 /MediaBox [0 0 0 20]", nil),
    ("%PDF-1.7 /MediaBox [0 0 1e99 20]", nil),
    ("/MediaBox [0 0 30 20]", nil),
    ("%PDF", nil),
  ]

  @Test("is that of its crop box, or else of its media box", arguments: files)
  func size(text: String, size: CGSize?) {
    #expect(PDFPageSize.size(of: Data(text.utf8)) == size)
  }

  @Test("of broken files is a size or nothing")
  func fuzz() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed \(seed)")
    var state = seed | 1
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    let good = Array("%PDF-1.4 /CropBox [0 0 -25 24] /MediaBox [ 1 2 3 4 ] /Rotate -270".utf8)
    for _ in 0..<2_000 {
      var bytes = good
      for _ in 0..<(1 + next(6)) { bytes[next(bytes.count)] = UInt8(next(256)) }
      let size = PDFPageSize.size(of: Data(bytes.prefix(next(bytes.count + 1))))
      if let size { #expect(size.width > 0 && size.height > 0) }
    }
  }
}
