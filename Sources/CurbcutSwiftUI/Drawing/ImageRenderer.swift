import CurbcutCombine
import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// Makes pictures of a view.
///
/// Follows <https://developer.apple.com/documentation/swiftui/imagerenderer>.
@preconcurrency @MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content {
    willSet { objectWillChange.send() }
  }
  /// The size that is proposed to the view; its ideal one by default.
  public var proposedSize = ProposedViewSize.unspecified {
    willSet { objectWillChange.send() }
  }
  /// The pixels for a point; 1 by default.
  public var scale: CGFloat = 1 {
    willSet { objectWillChange.send() }
  }
  /// Whether the picture has no transparent pixels; false by default.
  public var isOpaque = false {
    willSet { objectWillChange.send() }
  }

  /// The colour space in which colours are mixed; nonlinear sRGB by default.
  @Unsupported("ImageRenderer.colorMode: colours are mixed in nonlinear sRGB")
  public var colorMode = ColorRenderingMode.nonLinear

  /// Creates a renderer of a view.
  public init(content view: Content) { content = view }

  /// The picture; nil where the view has no size.
  public var uiImage: UIImage? {
    var image: UIImage?
    drawing { size, layer in
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      format.opaque = isOpaque
      image = UIGraphicsImageRenderer(size: size, format: format).image { context in
        layer.render(in: context.cgContext)
      }
    }
    return image
  }

  /// The picture; nil where the view has no size.
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// Draws the view into a context of the app's own, whose y points up as in Core Graphics.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/imagerenderer/render(rasterizationscale:renderer:)>.
  /// - Parameters:
  ///   - rasterizationScale: the pixels for a point in what is drawn as pixels. Curves and letters are drawn as the
  ///     context draws them.
  ///   - renderer: is given the size of the view, in points, and what draws it. It is not called where the view has
  ///     no size.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ context: (CGContext) -> Void) -> Void
  ) {
    drawing { size, layer in
      renderer(size) { context in
        context.saveGState()
        context.translateBy(x: 0, y: size.height)
        context.scaleBy(x: 1, y: -1)
        layer.render(in: context)
        context.restoreGState()
      }
    }
  }

  /// Lays the view out, and gives its size and its layer to a closure while both are there.
  private func drawing(_ body: (CGSize, CALayer) -> Void) {
    let controller = UIHostingController(rootView: content)
    // A picture has no bars; what is smaller than they are would be moved out of it.
    controller.safeAreaRegions = []
    let wide = CGFloat(10_000)
    let size = controller.sizeThatFits(
      in: CGSize(width: proposedSize.width ?? wide, height: proposedSize.height ?? wide))
    guard size.width > 0, size.height > 0, size.width < wide, size.height < wide else { return }
    // A view must be in a window to be laid out and drawn.
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.isHidden = false
    defer { window.isHidden = true }
    controller.view.backgroundColor = .clear
    controller.view.frame = window.bounds
    controller.view.layoutIfNeeded()
    body(size, controller.view.layer)
  }
}
