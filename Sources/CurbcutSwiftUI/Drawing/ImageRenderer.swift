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

  /// Creates a renderer of a view.
  public init(content view: Content) { content = view }

  /// The picture; nil where the view has no size.
  public var uiImage: UIImage? {
    let controller = UIHostingController(rootView: content.ignoresSafeArea())
    let wide = CGFloat(10_000)
    let size = controller.sizeThatFits(
      in: CGSize(width: proposedSize.width ?? wide, height: proposedSize.height ?? wide))
    guard size.width > 0, size.height > 0, size.width < wide, size.height < wide else { return nil }
    // A view must be in a window to be laid out and drawn.
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.isHidden = false
    defer { window.isHidden = true }
    controller.view.backgroundColor = .clear
    controller.view.frame = window.bounds
    controller.view.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = isOpaque
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      controller.view.layer.render(in: context.cgContext)
    }
  }

  /// The picture; nil where the view has no size.
  public var cgImage: CGImage? { uiImage?.cgImage }
}
