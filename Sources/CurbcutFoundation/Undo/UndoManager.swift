import Foundation

/// Takes back what a person did, and does it again.
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

  /// Says how to take back what was done.
  ///
  /// - Parameters:
  ///   - target: what it was done to; not kept alive.
  ///   - handler: takes it back.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    register(target) { [weak target] in
      if let target { handler(target) }
    }
  }

  /// Says how to take back what was done, by a selector.
  ///
  /// - Parameters:
  ///   - target: who gets the selector; not kept alive.
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

  /// Takes away what was registered for an object.
  ///
  /// - Parameter target: the object.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoStack + redoStack + open { group.actions.removeAll { $0.target === target } }
    undoStack.removeAll(where: \.actions.isEmpty)
    redoStack.removeAll(where: \.actions.isEmpty)
  }

  /// Takes everything away.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    open = []
    isEventOpen = false
  }

  /// Registers nothing until ``enableUndoRegistration()``.
  open func disableUndoRegistration() { disabled += 1 }
  /// Registers again, once for each ``disableUndoRegistration()``.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
  /// Whether what is registered is taken.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }

  // MARK: Groups

  /// Whether all that is registered in one turn of the run loop is taken back together; true by default.
  open var groupsByEvent = true
  /// How many groups can be taken back; 0, the default, for any number.
  open var levelsOfUndo = 0 { didSet { dropTooMany() } }
  /// In which modes of the run loop a turn's group is closed.
  open var runLoopModes: [RunLoop.Mode] = [.default]
  /// How many groups are open.
  open var groupingLevel: Int { open.count }

  /// Begins a group, all of which is taken back together.
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

  /// Opens the group of this turn of the run loop, and lets its end close it.
  private func beginEventGroup() {
    openGroup()
    guard !isUndoing, !isRedoing else { return }
    isEventOpen = true
    let manager = Unchecked(value: self)
    DispatchQueue.main.async { manager.value.endEventGroup() }
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

  /// Whether something is taken back right now.
  open private(set) var isUndoing = false
  /// Whether something is done again right now.
  open private(set) var isRedoing = false
  /// Whether there is something to take back.
  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.actions.isEmpty } }
  /// Whether there is something to do again.
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoStack.isEmpty
  }
  /// How many groups can be taken back.
  open var undoCount: Int { undoStack.count }
  /// How many groups can be done again.
  open var redoCount: Int { redoStack.count }

  /// Takes the last group back; closes the one that is open before.
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

  /// Takes the last group back.
  open func undoNestedGroup() {
    post(.NSUndoManagerCheckpoint)
    guard let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    run(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Does again what was taken back last.
  open func redo() {
    post(.NSUndoManagerCheckpoint)
    guard let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    run(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Runs a group from its end; what that registers becomes a group of the other direction.
  private func run(_ group: Group) {
    openGroup()
    open.last?.name = group.name
    for action in group.actions.reversed() { action.run() }
    closeGroup()
  }

  // MARK: Names

  /// What the last group did, as a menu says it; empty by default.
  open var undoActionName: String { (open.last { !$0.name.isEmpty } ?? undoStack.last)?.name ?? "" }
  /// What the group that was taken back last did.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// Names what is being done.
  ///
  /// - Parameter actionName: the name, in the person's language.
  open func setActionName(_ actionName: String) { (open.last ?? undoStack.last)?.name = actionName }

  /// The title of a menu's entry that takes back: `Undo Typing`.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu's entry that does again: `Redo Typing`.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// The title of a menu's entry that takes back.
  ///
  /// - Parameter actionName: what was done.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// The title of a menu's entry that does again.
  ///
  /// - Parameter actionName: what was done.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// What an undo manager tells of.
extension NSNotification.Name {
  /// A group is about to be opened or closed, or a stack looked at.
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  /// A group was opened.
  public static let NSUndoManagerDidOpenUndoGroup = Self("NSUndoManagerDidOpenUndoGroupNotification")
  /// A group is about to be closed.
  public static let NSUndoManagerWillCloseUndoGroup = Self("NSUndoManagerWillCloseUndoGroupNotification")
  /// A group was closed.
  public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
  /// Something is about to be taken back.
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  /// Something was taken back.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  /// Something is about to be done again.
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  /// Something was done again.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
