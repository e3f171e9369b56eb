import Foundation

/// Undoes what the user did, and redoes it.
///
/// Follows <https://developer.apple.com/documentation/foundation/undomanager>.
open class UndoManager: NSObject, @unchecked Sendable {
  private struct Action {
    weak var target: AnyObject?
    var run: () -> Void
  }

  private final class Group {
    var actions: [Action] = []
    var name = ""
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var open: [Group] = []
  private var disabled = 0
  private var isEventOpen = false

  public override init() { super.init() }

  // MARK: Registering

  /// Registers how to undo an action.
  ///
  /// - Parameters:
  ///   - target: the object that was changed; not kept alive.
  ///   - handler: undoes the action.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    register(target) { [weak target] in
      if let target { handler(target) }
    }
  }

  /// Registers how to undo an action, with a selector.
  ///
  /// - Parameters:
  ///   - target: the object that receives the selector; not kept alive.
  ///   - selector: the selector.
  ///   - anObject: its argument.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    let target = target as AnyObject
    register(target) { [weak target] in
      if let target { ObjCRuntime.deliver(selector, to: target, arguments: [anObject]) }
    }
  }

  private func register(_ target: AnyObject, _ run: @escaping () -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      guard groupsByEvent || isUndoing || isRedoing else {
        return NSException.raise(
          .internalInconsistencyException,
          "_registerUndoObject:: NSUndoManager is in invalid state, must begin a group before registering undo"
        )
      }
      beginEventGroup()
    }
    open.last?.actions.append(Action(target: target, run: run))
    if !isUndoing, !isRedoing { redoStack = [] }
  }

  /// Removes the actions registered for an object.
  ///
  /// - Parameter target: the object.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoStack + redoStack + open { group.actions.removeAll { $0.target === target } }
    undoStack.removeAll(where: \.actions.isEmpty)
    redoStack.removeAll(where: \.actions.isEmpty)
  }

  /// Removes all actions.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    open = []
    isEventOpen = false
  }

  /// Ignores registrations until ``enableUndoRegistration()`` is called.
  open func disableUndoRegistration() { disabled += 1 }
  /// Reenables registration; must be called once for each ``disableUndoRegistration()``.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
  /// Whether registration is enabled.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }

  // MARK: Groups

  /// Whether everything registered in one turn of the run loop is undone together; true by default.
  open var groupsByEvent = true
  /// The maximum number of groups that can be undone; 0, the default, for no limit.
  open var levelsOfUndo = 0 { didSet { dropTooMany() } }
  /// The run loop modes in which a turn's group is closed.
  open var runLoopModes: [RunLoop.Mode] = [.default]
  /// The number of open groups.
  open var groupingLevel: Int { open.count }

  /// Begins a group, whose actions are undone together.
  open func beginUndoGrouping() {
    if open.isEmpty, groupsByEvent, !isUndoing, !isRedoing { beginEventGroup() }
    openGroup()
  }

  /// Ends the group that was begun last.
  open func endUndoGrouping() {
    guard !open.isEmpty else {
      return NSException.raise(
        .internalInconsistencyException,
        "-[NSUndoManager endUndoGrouping]: endUndoGrouping called with no matching begin")
    }
    closeGroup()
  }

  private func openGroup() {
    post(.NSUndoManagerCheckpoint)
    open.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func closeGroup() {
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    guard let group = open.popLast() else { return }
    if let outer = open.last {
      outer.actions += group.actions
      if outer.name.isEmpty { outer.name = group.name }
    } else if !group.actions.isEmpty {
      if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
      dropTooMany()
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  /// Opens the group for this turn of the run loop, which closes at the end of the turn.
  private func beginEventGroup() {
    openGroup()
    guard !isUndoing, !isRedoing else { return }
    isEventOpen = true
    let manager = Unchecked(value: self)
    // With a host's clock, the next turn is the clock's.
    if let clock = HostTime.current {
      _ = clock.schedule(at: clock.time) { manager.value.endEventGroup() }
    } else {
      DispatchQueue.main.async { manager.value.endEventGroup() }
    }
  }

  private func endEventGroup() {
    guard isEventOpen else { return }
    isEventOpen = false
    if open.count == 1 { closeGroup() }
  }

  private func dropTooMany() {
    guard levelsOfUndo > 0 else { return }
    undoStack = undoStack.suffix(levelsOfUndo)
    redoStack = redoStack.suffix(levelsOfUndo)
  }

  // MARK: Undoing and redoing

  /// Whether an undo is in progress.
  open private(set) var isUndoing = false
  /// Whether a redo is in progress.
  open private(set) var isRedoing = false
  /// Whether there is something to undo.
  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.actions.isEmpty } }
  /// Whether there is something to redo.
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoStack.isEmpty
  }
  /// The number of groups that can be undone.
  open var undoCount: Int { undoStack.count }
  /// The number of groups that can be redone.
  open var redoCount: Int { redoStack.count }

  /// Undoes the last group, after closing the one that is open.
  open func undo() {
    if open.count == 1 {
      isEventOpen = false
      closeGroup()
    }
    guard open.isEmpty else {
      return NSException.raise(
        .internalInconsistencyException,
        "-[NSUndoManager undo]: undo was called with too many nested undo groups")
    }
    undoNestedGroup()
  }

  /// Undoes the last group.
  open func undoNestedGroup() {
    post(.NSUndoManagerCheckpoint)
    guard let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    run(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes what was undone last.
  open func redo() {
    post(.NSUndoManagerCheckpoint)
    guard let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    run(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Runs a group's actions in reverse order; what they register becomes a group on the opposite stack.
  private func run(_ group: Group) {
    openGroup()
    open.last?.name = group.name
    for action in group.actions.reversed() { action.run() }
    closeGroup()
  }

  // MARK: Names

  /// The name of the last group's action, for a menu; empty by default.
  open var undoActionName: String { (open.last { !$0.name.isEmpty } ?? undoStack.last)?.name ?? "" }
  /// The name of the action that was undone last.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// Names the current action.
  ///
  /// - Parameter actionName: the name, in the user's language.
  open func setActionName(_ actionName: String) { (open.last ?? undoStack.last)?.name = actionName }

  /// The title of the Undo menu item: `Undo Typing`.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of the Redo menu item: `Redo Typing`.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// The title of the Undo menu item.
  ///
  /// - Parameter actionName: the name of the action.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// The title of the Redo menu item.
  ///
  /// - Parameter actionName: the name of the action.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// Notifications that an undo manager posts.
extension NSNotification.Name {
  /// A group is about to be opened or closed, or a stack to be examined.
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  /// A group was opened.
  public static let NSUndoManagerDidOpenUndoGroup = Self("NSUndoManagerDidOpenUndoGroupNotification")
  /// A group is about to be closed.
  public static let NSUndoManagerWillCloseUndoGroup = Self("NSUndoManagerWillCloseUndoGroupNotification")
  /// A group was closed.
  public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
  /// Something is about to be undone.
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  /// Something was undone.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  /// Something is about to be redone.
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  /// Something was redone.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
