import CurbcutGraphics
import Foundation
import Testing

@testable import CurbcutDrawing

@Suite("Images made ready away from the main thread")
struct PreparedImageTests {
  private func square() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      context.cgContext.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
  }

  @Test("A thumbnail has the size that was asked for")
  func thumbnail() async {
    let small = await square().byPreparingThumbnail(ofSize: CGSize(width: 4, height: 2))
    #expect(small?.size == CGSize(width: 4, height: 2))
    #expect(await square().byPreparingThumbnail(ofSize: .zero) == nil)
    let told = await withCheckedContinuation { answer in
      square().prepareThumbnail(of: CGSize(width: 2, height: 2)) { answer.resume(returning: $0) }
    }
    #expect(told?.size == CGSize(width: 2, height: 2))
  }

  @Test("An image that is read in advance is as large as before")
  func prepared() async {
    #expect(await square().byPreparingForDisplay()?.size == CGSize(width: 8, height: 8))
  }

  @Test("A copy in another space of colours has the same pixels, unless the space has no colours")
  func copies() throws {
    let image = try #require(square().cgImage)
    #expect(image.copy(colorSpace: CGColorSpaceCreateDeviceRGB())?.width == image.width)
    #expect(image.copy(colorSpace: CGColorSpaceCreateDeviceGray()) == nil)
    #expect(image.copy()?.height == image.height)
  }
}
