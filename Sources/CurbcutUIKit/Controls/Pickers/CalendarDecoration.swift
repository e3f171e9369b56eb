import Foundation

extension UICalendarView {
  /// How large a decoration is.
  public enum DecorationSize: Int, Hashable, Sendable {
    /// A small dot, or a small image.
    case small
    /// The default.
    case medium
    /// The largest.
    case large

    /// The height of an image, or the width of a dot, in points.
    fileprivate var dot: CGFloat {
      switch self {
      case .small: 4
      case .medium: 6
      case .large: 8
      }
    }
    fileprivate var symbol: CGFloat {
      switch self {
      case .small: 9
      case .medium: 11
      case .large: 13
      }
    }
  }

  /// What stands below a day.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uicalendarview/decoration>.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    private let make: () -> UIView

    /// A dot.
    public override convenience init() { self.init(color: nil) }

    /// A dot.
    ///
    /// - Parameters:
    ///   - color: its colour; nil for the system's grey.
    ///   - size: its size.
    public convenience init(color: UIColor?, size: DecorationSize = .medium) {
      self.init { CalendarDot(color: color ?? .systemFill, side: size.dot) }
    }

    /// A picture.
    ///
    /// - Parameters:
    ///   - image: the picture; nil for a dot.
    ///   - color: its colour; nil for the system's grey.
    ///   - size: its size.
    public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
      guard let image else {
        self.init(color: color, size: size)
        return
      }
      self.init {
        let view = UIImageView(image: image)
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: size.symbol)
        view.contentMode = .scaleAspectFit
        view.tintColor = color ?? .systemGray
        return view
      }
    }

    /// A view of the app.
    public init(customViewProvider: @escaping () -> UIView) {
      make = customViewProvider
      super.init()
    }

    /// A dot.
    public class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(color: color, size: size)
    }

    /// A picture.
    public class func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration {
      Decoration(image: image, color: color, size: size)
    }

    /// A view of the app.
    public class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }

    func makeView() -> UIView {
      let view = make()
      view.isUserInteractionEnabled = false
      return view
    }
  }
}

/// The dot below a day.
private final class CalendarDot: UIView {
  private let color: UIColor
  private let side: CGFloat

  init(color: UIColor, side: CGFloat) {
    (self.color, self.side) = (color, side)
    super.init(frame: .zero)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: side, height: side) }

  override func draw(_ rect: CGRect) {
    color.setFill()
    UIBezierPath(ovalIn: bounds).fill()
  }
}
