import CurbcutUIKit
import Testing

/// The pictures of one asset, as views show them.
@MainActor
struct ImageVariantTests {
  private func square(side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  @Test func imageViewShowsThePictureForItsTraits() {
    let plain = square(side: 10)
    plain.imageAsset?.register(square(side: 20), with: UITraitCollection(userInterfaceStyle: .dark))
    let view = UIImageView(image: plain)
    #expect(view.intrinsicContentSize.width == 10)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.intrinsicContentSize.width == 20)
  }
}
