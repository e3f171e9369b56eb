import Foundation

/// A row of segments, one of which can be selected.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisegmentedcontrol>.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index that means that no segment is selected.
  public nonisolated static let noSegment = -1

  /// The kind of segment, by its position in a segmented control.
  public enum Segment: Int, Sendable {
    /// Any segment.
    case any = 0
    /// The leftmost of several.
    case left = 1
    /// One between others.
    case center = 2
    /// The rightmost of several.
    case right = 3
    /// The only segment.
    case alone = 4
  }

  // MARK: Initialisers

  /// Makes a control with a segment for each title, image or action.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      switch item {
      case let title as String: insertSegment(withTitle: title, at: numberOfSegments, animated: false)
      case let image as UIImage: insertSegment(with: image, at: numberOfSegments, animated: false)
      case let action as UIAction: insertSegment(action: action, at: numberOfSegments, animated: false)
      default: break
      }
    }
    frame.size = intrinsicContentSize
  }

  /// Makes a control with a segment for each action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterfaceBuilder(self, as: UISegmentedControl.self)
  }

  private func setUp() {
    isOpaque = false
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  // MARK: Segments

  private var segments: [SegmentView] = []

  /// Gives a segment with a title another name for assistive technologies.
  package final func setAccessibilityLabel(_ label: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].accessibilityLabel = label
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// The index of the selected segment, or ``noSegment``. Setting it sends no event.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      if !segments.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment }
      motion.stop()
      if selectedSegmentIndex != oldValue { selectionDidChange() }
    }
  }
  /// The x-coordinate of the selection indicator while it slides to another segment.
  private var motion = ShownNumber()

  /// Whether the selection disappears when the finger is lifted; false by default.
  open var isMomentary = false {
    didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
  }

  /// Whether the widths of the segments depend on their content; by default false: all have the same width.
  open var apportionsSegmentWidthsByContent = false {
    didSet { segmentsDidChange() }
  }

  /// Inserts a segment with a title. The index is clamped to the valid range.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentView(title: title), at: segment)
  }

  /// Inserts a segment with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentView(image: image), at: segment)
  }

  /// Inserts a segment with the title or image of an action, which is performed when the segment is chosen.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let view = SegmentView(title: action.title.isEmpty && action.image != nil ? nil : action.title)
    view.image = action.image
    view.action = action
    insert(view, at: segment)
  }

  private func insert(_ view: SegmentView, at index: Int) {
    let place = min(max(index, 0), segments.count)
    view.control = self
    segments.insert(view, at: place)
    addSubview(view)
    if selectedSegmentIndex >= place && selectedSegmentIndex != Self.noSegment { selectedSegmentIndex += 1 }
    segmentsDidChange()
  }

  /// Removes a segment. The index is clamped to the valid range.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let place = min(max(segment, 0), segments.count - 1)
    segments.remove(at: place).removeFromSuperview()
    if selectedSegmentIndex == place {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > place {
      selectedSegmentIndex -= 1
    }
    segmentsDidChange()
  }

  /// Removes all segments and the selection.
  open func removeAllSegments() {
    for view in segments { view.removeFromSuperview() }
    segments = []
    selectedSegmentIndex = Self.noSegment
    segmentsDidChange()
  }

  private func segment(at index: Int) -> SegmentView? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  /// Sets the title of a segment and removes its image. Does nothing if the index is out of range.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard let view = self.segment(at: segment) else { return }
    view.title = title
    view.image = nil
    segmentsDidChange()
  }

  /// The title of a segment; nil if it has an image or does not exist.
  open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment)?.title }

  /// Sets the image of a segment and removes its title. Does nothing if the index is out of range.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard let view = self.segment(at: segment) else { return }
    view.image = image
    view.title = nil
    segmentsDidChange()
  }

  /// The image of a segment; nil if it has a title or does not exist.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment)?.image }

  /// Sets the action of a segment, including its title and image. Does nothing if the index is out of range.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard let view = self.segment(at: segment) else { return }
    view.action = action
    view.title = action.title
    view.image = action.image
    segmentsDidChange()
  }

  /// The action of a segment; nil if it has none or does not exist.
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment)?.action }

  /// The index of the segment whose action has an identifier, or `NSNotFound`.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Fixes the width of a segment, in points; 0 means as wide as the content needs.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    self.segment(at: segment)?.fixedWidth = max(0, width)
    segmentsDidChange()
  }

  /// The fixed width of a segment, in points; 0 if it depends on the content.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment)?.fixedWidth ?? 0 }

  /// Sets the offset of a segment's content from the centre, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    self.segment(at: segment)?.contentOffset = offset
    segmentsDidChange()
  }

  /// The offset of a segment's content from the centre, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    self.segment(at: segment)?.contentOffset ?? .zero
  }

  /// Enables or disables a segment; all segments are enabled by default.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    self.segment(at: segment)?.isSegmentEnabled = enabled
    segmentsDidChange()
  }

  /// Whether a segment is enabled; false if it does not exist.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(at: segment)?.isSegmentEnabled ?? false
  }

  private func segmentsDidChange() {
    for (index, view) in segments.enumerated() {
      view.index = index
      view.update()
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
    accessibilityStructureDidChange()
  }

  private func selectionDidChange() {
    for view in segments { view.update() }
    setNeedsDisplay()
    accessibilityAttributesDidChange()
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    for view in segments { view.update() }
  }

  // MARK: Appearance

  /// The background colour of the selected segment; nil for the system's.
  open var selectedSegmentTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  private var backgroundImages: [UInt: UIImage] = [:]
  private var dividerImages: [[UInt]: UIImage] = [:]

  /// Sets the attributes of the titles in a state; nil removes them. Only the font and colour have an effect.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state.rawValue] = attributes
    segmentsDidChange()
  }

  /// The attributes set for the titles in exactly this state; nil if none were set.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// Sets the background image for a state: `normal` for all segments, `selected` for the selected one. The bar
  /// metrics have no effect.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    backgroundImages[state.rawValue] = backgroundImage
    setNeedsDisplay()
  }

  /// The background image for a state, or else for `normal`; nil if there is neither.
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[state.rawValue] ?? backgroundImages[0]
  }

  /// Sets the image between two segments, by their states. It is not drawn.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {
    UnsupportedMembers.wasSet(
      "UISegmentedControl.setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:): no image is drawn"
    )
    dividerImages[[leftState.rawValue, rightState.rawValue]] = dividerImage
    setNeedsDisplay()
  }

  /// The image between two segments by their states, or else for `normal` on both sides; nil if there is neither.
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    dividerImages[[leftState.rawValue, rightState.rawValue]] ?? dividerImages[[0, 0]]
  }

  /// The font and colour of a segment's title.
  func titleStyle(selected: Bool, enabled: Bool) -> (font: UIFont, color: UIColor) {
    var attributes = titleAttributes[0] ?? [:]
    if selected { attributes.merge(titleAttributes[State.selected.rawValue] ?? [:]) { $1 } }
    if !enabled { attributes.merge(titleAttributes[State.disabled.rawValue] ?? [:]) { $1 } }
    let font =
      attributes[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: selected ? .semibold : .medium)
    let color = attributes[.foregroundColor] as? UIColor ?? (enabled ? .label : .tertiaryLabel)
    return (font, color)
  }

  // MARK: Layout

  /// The preferred width of each segment, in points.
  private var wantedWidths: [CGFloat] {
    let own = segments.map { $0.fixedWidth > 0 ? $0.fixedWidth : $0.contentWidth + 22 }
    guard !apportionsSegmentWidthsByContent else { return own }
    let widest = zip(segments, own).filter { $0.0.fixedWidth == 0 }.map(\.1).max() ?? 0
    return zip(segments, own).map { $0.0.fixedWidth > 0 ? $0.1 : widest }
  }

  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: wantedWidths.reduce(0, +).rounded(.up), height: 31)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: intrinsicContentSize.width, height: 32)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let widths = wantedWidths
    let fixed = zip(segments, widths).filter { $0.0.fixedWidth > 0 }.map(\.1).reduce(0, +)
    let flexible = widths.reduce(0, +) - fixed
    let stretch = flexible > 0 ? max(0, bounds.width - fixed) / flexible : 1
    var x = bounds.minX
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, wanted) in zip(segments, widths) {
      let width = view.fixedWidth > 0 ? wanted : wanted * stretch
      view.frame = CGRect(
        x: isRightToLeft ? bounds.maxX - (x - bounds.minX) - width : x, y: bounds.minY, width: width,
        height: bounds.height)
      x += width
    }
    setNeedsDisplay()
  }

  // MARK: Touch

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    let point = touch.location(in: self)
    guard let view = segments.first(where: { $0.frame.contains(point) }) else { return }
    choose(view.index, with: event)
  }

  /// Selects a segment on behalf of the user, and sends the events.
  ///
  /// - Returns: False if the segment or the control is disabled, or there is no such segment.
  @discardableResult
  func choose(_ index: Int, with event: UIEvent?) -> Bool {
    guard isEnabled, let view = segment(at: index), view.isSegmentEnabled else { return false }
    guard isMomentary || selectedSegmentIndex != index else { return true }
    if let before = segment(at: selectedSegmentIndex), !isMomentary {
      let x = motion.shown(before.frame.minX)
      selectedSegmentIndex = index
      motion.move(from: x, for: 0.25, in: self)
    } else {
      selectedSegmentIndex = index
    }
    if let action = view.action { sendAction(action) }
    send([.valueChanged, .primaryActionTriggered], with: event)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
    return true
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    let outer = SystemMetrics.current.segmentedCornerRadius
    if let image = backgroundImage(for: .normal, barMetrics: .default) {
      image.draw(in: bounds)
    } else {
      UIColor.tertiarySystemFill.setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: outer ?? bounds.height / 2).fill()
      ControlEdges.stroke(bounds, cornerRadius: outer ?? bounds.height / 2)
    }
    for pair in zip(segments, segments.dropFirst())
    where !pair.0.isShownSelected && !pair.1.isShownSelected {
      let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? pair.0.frame.minX : pair.0.frame.maxX
      UIColor.systemFill.setFill()
      UIRectFill(CGRect(x: x - 0.5, y: bounds.midY - 8, width: 1, height: 16))
    }
    guard let view = segment(at: selectedSegmentIndex) else { return }
    var place = view.frame
    place.origin.x = motion.shown(place.minX)
    if let image = backgroundImage(for: .selected, barMetrics: .default) {
      image.draw(in: place)
    } else {
      let system = traitCollection.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white
      let color = (selectedSegmentTintColor ?? system).dimmed(by: isEnabled ? 1 : 0.5, in: traitCollection)
      ControlDrawing.fillThumb(
        place.insetBy(dx: 2, dy: 2), color: color, hasShadow: isEnabled,
        cornerRadius: outer.map { $0 - 2 })
      ControlEdges.stroke(place.insetBy(dx: 2, dy: 2), cornerRadius: outer.map { $0 - 2 } ?? place.height / 2)
    }
  }

  // MARK: Accessibility defaults

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UISegmentedControl.self, over: UIControl.accessibilityDefaults
  ) { answers, _ in
    // The segments are listed in index order, so that "1 of 3" is the leading one in every layout direction.
    answers.elements = { control in control.segments }
  }
}
