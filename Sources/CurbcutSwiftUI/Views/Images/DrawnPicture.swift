import CurbcutDrawing
import CurbcutUIKit
import Foundation

/// What an app draws as an image.
final class DrawnPicture: Equatable, @unchecked Sendable {
  private let size: CGSize
  private let isOpaque: Bool
  private let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = size
    self.isOpaque = isOpaque
    self.renderer = renderer
  }

  static func == (a: DrawnPicture, b: DrawnPicture) -> Bool { a === b }

  /// The picture in an environment; nil where it has no size.
  @MainActor
  func picture(_ environment: EnvironmentValues) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = environment.displayScale
    format.opaque = isOpaque
    return UIGraphicsImageRenderer(size: size, format: format).image { target in
      var context = GraphicsContext(target.cgContext, size, environment)
      renderer(&context)
    }
  }
}

extension Image {
  /// A picture that the app draws.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/image/init(size:label:opaque:colormode:renderer:)>.
  ///
  /// - Parameters:
  ///   - size: the size, in points.
  ///   - label: what is spoken for it; nil for a picture that assistive technologies leave out.
  ///   - opaque: whether it covers all that is behind.
  ///   - colorMode: the colours, which are those of screens here.
  ///   - renderer: draws the picture.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(
      source: .drawn(DrawnPicture(size: size, isOpaque: opaque, renderer: renderer)), label: label,
      isDecorative: label == nil)
  }
}
