import Foundation

/// A region in which a layout manager lays out text.
///
/// Follows <https://developer.apple.com/documentation/uikit/nstextcontainer>.
open class NSTextContainer: NSObject, NSSecureCoding {
  /// Containers may be in secure archives.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a container; zero or less in a dimension means no limit there.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container without limits.
  public override convenience init() { self.init(size: .zero) }

  public required init(coder: NSCoder) {
    size = CGSize(
      width: coder.decodeDouble(forKey: "NSWidth"), height: coder.decodeDouble(forKey: "NSHeight"))
    super.init()
    lineFragmentPadding = coder.decodeDouble(forKey: "NSLineFragmentPadding")
    maximumNumberOfLines = coder.decodeInteger(forKey: "NSMaximumNumberOfLines")
    lineBreakMode =
      NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? .byWordWrapping
    widthTracksTextView = coder.decodeBool(forKey: "NSWidthTracksTextView")
    heightTracksTextView = coder.decodeBool(forKey: "NSHeightTracksTextView")
  }

  open func encode(with coder: NSCoder) {
    coder.encode(Double(size.width), forKey: "NSWidth")
    coder.encode(Double(size.height), forKey: "NSHeight")
    coder.encode(Double(lineFragmentPadding), forKey: "NSLineFragmentPadding")
    coder.encode(maximumNumberOfLines, forKey: "NSMaximumNumberOfLines")
    coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
    coder.encode(widthTracksTextView, forKey: "NSWidthTracksTextView")
    coder.encode(heightTracksTextView, forKey: "NSHeightTracksTextView")
  }

  /// The layout manager that the container belongs to. Not retained.
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// The view that shows the container's text.
  package weak var owner: (any TextContainerOwner)?

  /// The size in points; zero or less in a dimension means no limit there.
  open var size: CGSize { didSet { if size != oldValue { geometryDidChange(from: oldValue) } } }
  /// Regions in the container's coordinates where no text is placed; none by default.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      excluded = exclusionPaths.map { ExcludedRegion($0) }
      geometryDidChange(from: size)
    }
  }
  /// What happens to the last line when the text does not fit; it wraps by words by default.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { geometryDidChange(from: size) } }
  }
  /// The space at either end of each line, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { geometryDidChange(from: size) } }
  }
  /// The maximum number of lines; 0, the default, for any number.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { geometryDidChange(from: size) } }
  }
  /// Whether the width follows that of the text view; false by default.
  open var widthTracksTextView = false
  /// Whether the height follows that of the text view; false by default.
  open var heightTracksTextView = false

  /// Whether the container is a plain rectangle.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  private var excluded: [ExcludedRegion] = []

  private func geometryDidChange(from old: CGSize) {
    layoutManager?.geometryDidChange(of: self, from: old)
  }

  /// Replaces the layout manager of the container, and of the others that it had, in the text storage.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let (storage, containers) = (old.textStorage, old.textContainers)
    for index in containers.indices.reversed() { old.removeTextContainer(at: index) }
    for container in containers { newLayoutManager.addTextContainer(container) }
    storage?.removeLayoutManager(old)
    storage?.addLayoutManager(newLayoutManager)
  }

  /// The widest and highest that text may get, with the limits that are set.
  var limits: CGSize {
    CGSize(
      width: size.width > 0 ? min(size.width, 1e7) : 1e7,
      height: size.height > 0 ? min(size.height, 1e7) : 1e7)
  }

  /// The rectangle of a line near a proposed one; empty when the container is full.
  ///
  /// - Parameters:
  ///   - proposedRect: where a line would be.
  ///   - characterIndex: the character that the line begins with.
  ///   - baseWritingDirection: the direction of the paragraph: from which side space is taken.
  ///   - remainingRect: receives what is left of the line on the far side of an excluded region.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    let limits = limits
    var rect = proposedRect
    rect.origin.x = max(0, rect.minX)
    rect.size.width = min(proposedRect.maxX, limits.width) - rect.minX
    guard rect.width > 0 else { return .zero }
    guard !excluded.isEmpty else { return rect.maxY <= limits.height + 0.01 ? rect : .zero }
    let lowest = excluded.map(\.bounds.maxY).max() ?? 0
    while rect.maxY <= limits.height + 0.01 {
      let free = ExcludedRegion.free(of: excluded, in: rect, atLeast: 2 * lineFragmentPadding + 1)
      let isRightToLeft = baseWritingDirection == .rightToLeft
      if let first = isRightToLeft ? free.last : free.first {
        let rest = isRightToLeft ? free.dropLast() : free.dropFirst()
        if let start = rest.first?.lowerBound, let end = rest.last?.upperBound {
          remainingRect?.pointee = CGRect(x: start, y: rect.minY, width: end - start, height: rect.height)
        }
        return CGRect(
          x: first.lowerBound, y: rect.minY, width: first.upperBound - first.lowerBound, height: rect.height)
      }
      guard rect.minY < lowest else { return .zero }
      // On to the next row, from the container's own sides.
      rect = CGRect(x: 0, y: rect.minY + 1, width: limits.width, height: rect.height)
    }
    return .zero
  }
}

/// The view of a text container, which is told when what it shows changes.
@MainActor
package protocol TextContainerOwner: AnyObject {
  /// The traits with which the text is shown.
  var textTraits: UITraitCollection { get }
  /// Called when lines may have moved.
  func textLayoutDidChange()
  /// Called when the text storage was edited.
  func textStorageDidChange(_ mask: NSTextStorage.EditActions, range: NSRange, changeInLength: Int)
}
