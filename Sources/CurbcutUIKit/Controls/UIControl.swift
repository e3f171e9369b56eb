import Foundation

/// The base class of all controls: states, events, and the targets and actions for them.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontrol>.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  // MARK: Initialisers

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
  ///   - frame: The frame in the superview's coordinates, in points.
  ///   - primaryAction: Performed on `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control responds to the user; true by default.
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

  /// Whether the control is highlighted, as it is while a finger is on it; false by default.
  open var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue { controlStateDidChange() }
      ObjCRuntime.didChange(self, "highlighted", oldValue, isHighlighted)
    }
  }

  /// The current state, as a combination of the highlighted, disabled and selected bits.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when ``state`` has changed. Updates what is drawn and what is spoken.
  func controlStateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
    accessibilityAttributesDidChange()
  }

  /// The vertical alignment of the content; `center` by default.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment of the content; `center` by default.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// ``contentHorizontalAlignment`` with leading and trailing resolved to left and right.
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

  /// The interaction that opens the control's menu; nil unless ``isContextMenuInteractionEnabled`` is true.
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

  /// Returns the configuration of the menu at a point of the control; nil unless a subclass overrides it.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns the preview that is lifted when the menu opens; nil, for the whole control, unless a subclass overrides
  /// it.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns the preview for the closing animation. Never called, because menus close without animation.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Called before the menu opens. Overrides must call `super`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called when the menu closes. Overrides must call `super`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The point to which the menu is attached, in the control's coordinates; by default the middle of the bottom edge.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// Called when the user has chosen an entry of the control's menu. Performs it.
  func didChoose(menuElement element: UIMenuElement) { element.perform(from: self) }

  /// Whether a tap opens the menu, without a long press; false by default.
  open var showsMenuAsPrimaryAction = false {
    didSet { if showsMenuAsPrimaryAction != oldValue { accessibilityAttributesDidChange() } }
  }

  /// The text shown while a pointer rests on the control; nil, the default, for none. Never shown, as there is no
  /// pointer.
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

  /// The interaction that shows ``toolTip``; nil if there is none.
  open private(set) var toolTipInteraction: UIToolTipInteraction?

  // MARK: Targets and actions

  private var handlers: [ControlEventHandler] = []
  /// Whether somebody hears of its events.
  final var isHeard: Bool { !handlers.isEmpty }

  /// Sends a selector to a target when an event happens.
  ///
  /// - Parameters:
  ///   - target: The object that receives the selector, not retained; nil sends it up the responder chain.
  ///   - action: The selector to send.
  ///   - controlEvents: The events on which it is sent.
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

  /// Stops sending a selector to a target on some events.
  ///
  /// - Parameters:
  ///   - target: nil means every target.
  ///   - action: nil means every selector.
  ///   - controlEvents: The events to remove.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    remove(controlEvents) { kind in
      guard case .selector(let known, let selector) = kind else { return false }
      return (target == nil || known.isSame(as: object)) && (action == nil || action == selector)
    }
  }

  /// Performs an action when an event happens. It replaces an earlier action with the same identifier.
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

  /// Stops performing an action on some events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops performing the action with an identifier on some events.
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

  /// Called when handlers have been added or removed.
  func handlersDidChange() {}

  /// All targets of selectors; `NSNull` represents the responder chain.
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

  /// All events for which there is a target or an action.
  open var allControlEvents: Event {
    handlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The names of the selectors sent to a target on an event; nil if there are none.
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

  /// Calls a closure for each action and each pair of target and selector, until the closure sets `stop`.
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

  /// Performs the actions and sends the selectors registered for any of these events.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, with: nil)
  }

  func send(_ events: Event, with event: UIEvent?) {
    // A handler may add or remove handlers; the loop runs over the handlers registered when it began.
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

  /// Performs the primary action, as if the user had triggered it.
  open func performPrimaryAction() {
    guard isEnabled else { return }
    send(.primaryActionTriggered, with: nil)
  }

  // MARK: Tracking

  /// Whether a touch that began in the control is still down.
  open private(set) var isTracking = false

  /// Whether that touch is inside the bounds, extended by a margin.
  open private(set) var isTouchInside = false

  /// How far outside the bounds a touch still counts as inside, in points.
  private static let touchSlop: CGFloat = 70

  /// Called when a touch begins; return false to stop tracking it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch moves; return false to stop tracking it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch is lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the system cancels the touch.
  open func cancelTracking(with event: UIEvent?) {}

  /// Whether a tap sends `.primaryActionTriggered` in addition to `.touchUpInside`.
  var tapSendsPrimaryAction: Bool { false }

  /// The control's own response to a tap, before events are sent.
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

  /// Does what a tap does, on behalf of an assistive technology.
  ///
  /// - Returns: False if the control is disabled.
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

/// An action, or a target and selector, with the events of a control that trigger it.
struct ControlEventHandler {
  enum Kind {
    case action(UIAction)
    case selector(Target, Selector)
  }

  /// A weak reference that distinguishes a deallocated target from no target.
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
