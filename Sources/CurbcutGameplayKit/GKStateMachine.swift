import CurbcutFoundation
import Foundation

/// A state of a ``GKStateMachine``; apps subclass it.
///
/// Follows <https://developer.apple.com/documentation/gameplaykit/gkstate>.
open class GKState: NSObject {
  /// The machine that the state belongs to.
  public internal(set) weak var stateMachine: GKStateMachine?

  /// Creates a state.
  public override init() { super.init() }

  /// Whether the machine may go from this state to one of a class; it may by default.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  /// Called when the machine has entered the state.
  open func didEnter(from previousState: GKState?) {}
  /// Called each time the machine is updated in the state.
  open func update(deltaTime seconds: TimeInterval) {}
  /// Called when the machine is about to leave the state.
  open func willExit(to nextState: GKState) {}
}

/// A machine that is in one of several states.
///
/// Follows <https://developer.apple.com/documentation/gameplaykit/gkstatemachine>.
open class GKStateMachine: NSObject {
  private let states: [ObjectIdentifier: GKState]
  /// The state that the machine is in; nil before it has entered one.
  open private(set) var currentState: GKState?

  /// Creates a machine; of several states of one class, the last one counts.
  public init(states: [GKState]) {
    self.states = Dictionary(states.map { (ObjectIdentifier(type(of: $0)), $0) }) { $1 }
    super.init()
    for state in states { state.stateMachine = self }
  }

  /// The state of a class; nil when there is none.
  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states[ObjectIdentifier(stateClass)] as? StateType
  }

  /// Whether the machine may go to the state of a class.
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    states[ObjectIdentifier(stateClass)] != nil && currentState?.isValidNextState(stateClass) ?? true
  }

  /// Goes to the state of a class, if the current one allows it.
  ///
  /// - Returns: whether it did.
  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }

  /// Updates the current state.
  ///
  /// - Parameter sec: the seconds since the last time.
  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
