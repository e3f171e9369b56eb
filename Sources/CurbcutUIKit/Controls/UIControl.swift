import Foundation

/// The base of every control: states, events, and what they are sent to.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontrol>.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.readInterfaceBuilder(self, as: UIControl.self)
  }

  /// Makes a control that performs an action on its primary event.
  ///
  /// - Parameters:
  ///   - frame: In the superview's coordinates, in points.
  ///   - primaryAction: Performed on `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control reacts to the user; true by default.
  open var isEnabled = true {
    didSet {
      if isEnabled != oldValue { controlStateDidChange() }
      ObjCRuntime.didChange(self, "enabled", oldValue, isEnabled)
    }
  }

  /// Whether the control is in the selected state; false by default.
  open var isSelected = false {
    didSet {
      if isSelected != oldValue { controlStateDidChange() }
      ObjCRuntime.didChange(self, "selected", oldValue, isSelected)
    }
  }

  /// Whether a finger is on the control; false by default.
  open var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue { controlStateDidChange() }
      ObjCRuntime.didChange(self, "highlighted", oldValue, isHighlighted)
    }
  }

  /// Every state bit that is set.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when ``state`` changed: brings what is drawn and what is spoken up to date.
  func controlStateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
    accessibilityAttributesDidChange()
  }

  /// Where the content lies between top and bottom; the centre by default.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// Where the content lies between the sides; the centre by default.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// ``contentHorizontalAlignment`` with leading and trailing turned into left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  // MARK: Menus

  /// Whether the control shows a context menu; false by default.
  open var isContextMenuInteractionEnabled = false {
    didSet { if isContextMenuInteractionEnabled != oldValue { contextMenuAvailabilityDidChange() } }
  }

  /// What opens the control's menu; nil unless ``isContextMenuInteractionEnabled``.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?

  private func contextMenuAvailabilityDidChange() {
    if isContextMenuInteractionEnabled {
      let interaction = UIContextMenuInteraction(delegate: self)
      contextMenuInteraction = interaction
      addInteraction(interaction)
    } else if let interaction = contextMenuInteraction {
      contextMenuInteraction = nil
      removeInteraction(interaction)
    }
  }

  /// The menu at a point of the control; nil unless a subclass gives one.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// What lifts off when the menu opens; nil, for the whole control, unless a subclass gives something.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// What the menu goes back into; nobody asks, since nothing moves here.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Called before the menu shows; a subclass calls `super`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before the menu goes; a subclass calls `super`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Where the menu hangs, in the control's coordinates: the middle of its lower edge unless a subclass
  /// says otherwise.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// What choosing an entry of the control's menu does.
  func didChoose(menuElement element: UIMenuElement) { element.perform(from: self) }

  /// Whether the menu shows at once, without a long press; false by default.
  open var showsMenuAsPrimaryAction = false {
    didSet { if showsMenuAsPrimaryAction != oldValue { accessibilityAttributesDidChange() } }
  }

  /// The text shown when a pointer rests on the control; nil, the default, for none. There is no pointer here.
  open var toolTip: String? {
    get { toolTipInteraction?.defaultToolTip }
    set {
      if let newValue, let toolTipInteraction {
        toolTipInteraction.defaultToolTip = newValue
      } else if let newValue {
        let interaction = UIToolTipInteraction(defaultToolTip: newValue)
        toolTipInteraction = interaction
        addInteraction(interaction)
      } else if let old = toolTipInteraction {
        toolTipInteraction = nil
        removeInteraction(old)
      }
    }
  }

  /// What shows ``toolTip``; nil while there is none.
  open private(set) var toolTipInteraction: UIToolTipInteraction?

  // MARK: Targets and actions

  private var handlers: [ControlEventHandler] = []

  /// Sends a selector to a target when an event happens.
  ///
  /// - Parameters:
  ///   - target: Not retained; nil sends the selector up the responder chain.
  ///   - action: The method's name.
  ///   - controlEvents: Every event that sends it.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in handlers.indices {
      guard case .selector(let known, let selector) = handlers[index].kind,
        selector == action, known.isSame(as: object)
      else { continue }
      handlers[index].events.formUnion(controlEvents)
      return
    }
    handlers.append(
      ControlEventHandler(
        kind: .selector(ControlEventHandler.Target(object), action), events: controlEvents))
    handlersDidChange()
  }

  /// Takes back what ``addTarget(_:action:for:)`` asked for.
  ///
  /// - Parameters:
  ///   - target: nil means every target.
  ///   - action: nil means every selector.
  ///   - controlEvents: The events to take back.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    remove(controlEvents) { kind in
      guard case .selector(let known, let selector) = kind else { return false }
      return (target == nil || known.isSame(as: object)) && (action == nil || action == selector)
    }
  }

  /// Performs an action when an event happens. An action with the identifier of an earlier one
  /// takes its place.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    remove(controlEvents) { kind in
      guard case .action(let known) = kind else { return false }
      return known.identifier == action.identifier
    }
    if let index = handlers.firstIndex(where: {
      if case .action(let known) = $0.kind { known === action } else { false }
    }) {
      handlers[index].events.formUnion(controlEvents)
    } else {
      handlers.append(ControlEventHandler(kind: .action(action), events: controlEvents))
    }
    handlersDidChange()
  }

  /// Takes back what ``addAction(_:for:)`` asked for.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Takes back the action of that identifier.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(controlEvents) { kind in
      guard case .action(let known) = kind else { return false }
      return known.identifier == actionIdentifier
    }
  }

  private func remove(_ events: Event, where matches: (ControlEventHandler.Kind) -> Bool) {
    for index in handlers.indices where matches(handlers[index].kind) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
    handlersDidChange()
  }

  /// Called when a handler came or went.
  func handlersDidChange() {}

  /// Every target of a selector; `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for handler in handlers {
      guard case .selector(let target, _) = handler.kind else { continue }
      if target.isResponderChain {
        targets.insert(NSNull())
      } else if let object = target.object {
        targets.insert((object as? NSObject).map(AnyHashable.init) ?? AnyHashable(ObjectIdentifier(object)))
      }
    }
    return targets
  }

  /// Every event that somebody waits for.
  open var allControlEvents: Event {
    handlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The names of the selectors sent to a target on an event.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = handlers.compactMap { handler -> String? in
      guard case .selector(let known, let selector) = handler.kind, known.isSame(as: object),
        !handler.events.isDisjoint(with: controlEvent)
      else { return nil }
      return selector.description
    }
    return names.isEmpty ? nil : names
  }

  /// Visits everything that waits for events; setting `stop` ends the visit.
  open func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?, _ targetAction: (Any?, Selector)?, _ event: Event, _ stop: inout Bool
    ) -> Void
  ) {
    var stop = false
    for handler in handlers where !stop {
      switch handler.kind {
      case .action(let action): iterator(action, nil, handler.events, &stop)
      case .selector(let target, let selector):
        iterator(nil, (target.object, selector), handler.events, &stop)
      }
    }
  }

  /// Sends a selector to a target through the application.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs an action, with this control as its sender.
  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  /// Sends everything that waits for one of these events.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, with: nil)
  }

  func send(_ events: Event, with event: UIEvent?) {
    // A handler may add or remove handlers; those that wait now are the ones that are called.
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      switch handler.kind {
      case .action(let action): sendAction(action)
      case .selector(let target, let selector):
        if let object = target.object {
          sendAction(selector, to: object, for: event)
        } else if target.isResponderChain {
          sendAction(selector, to: nil, for: event)
        }
      }
    }
  }

  /// Performs the primary action, as if the user had asked for it.
  open func performPrimaryAction() {
    guard isEnabled else { return }
    send(.primaryActionTriggered, with: nil)
  }

  // MARK: Tracking

  /// Whether a touch that began in the control is still down.
  open private(set) var isTracking = false

  /// Whether that touch lies inside the bounds.
  open private(set) var isTouchInside = false

  /// A finger may leave the bounds by so much and still be inside, in points.
  private static let touchSlop: CGFloat = 70

  /// Called when a touch begins; returning false ends the tracking.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch moves; returning false ends the tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch is lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the system takes the touch away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Whether a tap sends `.primaryActionTriggered` beside `.touchUpInside`.
  var tapSendsPrimaryAction: Bool { false }

  /// What the control does by itself for a tap, before anybody hears of it.
  func respondToTap(with event: UIEvent?) {
    guard showsMenuAsPrimaryAction, let contextMenuInteraction else { return }
    send(.menuActionTriggered, with: event)
    contextMenuInteraction.openMenu(at: CGPoint(x: bounds.midX, y: bounds.midY))
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = bounds.insetBy(dx: -Self.touchSlop, dy: -Self.touchSlop)
      .contains(touch.location(in: self))
    isTracking = continueTracking(touch, with: event)
    guard isTracking else {
      isHighlighted = false
      return
    }
    isHighlighted = isTouchInside
    send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
    if wasInside != isTouchInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = bounds.insetBy(dx: -Self.touchSlop, dy: -Self.touchSlop)
      .contains(touch.location(in: self))
    endTracking(touch, with: event)
    let isInside = isTouchInside
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    if isInside { respondToTap(with: event) }
    send(isInside ? .touchUpInside : .touchUpOutside, with: event)
    if isInside && tapSendsPrimaryAction { send(.primaryActionTriggered, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    send(.touchCancel, with: event)
  }

  /// Does what a tap does, for somebody who does not touch the screen.
  ///
  /// - Returns: False when the control is disabled.
  @discardableResult
  func performTap() -> Bool {
    guard isEnabled else { return false }
    send(.touchDown, with: nil)
    respondToTap(with: nil)
    send(.touchUpInside, with: nil)
    if tapSendsPrimaryAction { send(.primaryActionTriggered, with: nil) }
    return true
  }

  // MARK: Accessibility defaults

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UIControl.self, over: UIView.accessibilityDefaults
  ) { answers, _ in
    answers.traits = { control in
      var traits: UIAccessibilityTraits = []
      if control.isSelected { traits.insert(.selected) }
      if !control.isEnabled { traits.insert(.notEnabled) }
      return traits
    }
  }
}

/// Something that waits for events of a control.
struct ControlEventHandler {
  enum Kind {
    case action(UIAction)
    case selector(Target, Selector)
  }

  /// A weak reference that knows whether there was a target at all.
  struct Target {
    private(set) weak var object: AnyObject?
    let isResponderChain: Bool

    init(_ object: AnyObject?) {
      self.object = object
      isResponderChain = object == nil
    }

    func isSame(as other: AnyObject?) -> Bool {
      isResponderChain ? other == nil : object === other && other != nil
    }
  }

  let kind: Kind
  var events: UIControl.Event
}
