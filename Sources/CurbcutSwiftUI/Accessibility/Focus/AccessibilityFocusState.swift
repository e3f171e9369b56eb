import CurbcutUIKit
import Foundation

/// Assistive technologies that have a cursor.
///
/// Follows <https://developer.apple.com/documentation/swiftui/accessibilitytechnologies>.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// A set of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// VoiceOver.
  public static let voiceOver = Self(rawValue: 1 << 0)
  /// Switch Control.
  public static let switchControl = Self(rawValue: 1 << 1)

  static let all: AccessibilityTechnologies = [.voiceOver, .switchControl]
}

/// Where the cursor of an assistive technology is: setting it moves the cursor, and moving the cursor sets it.
///
/// Follows <https://developer.apple.com/documentation/swiftui/accessibilityfocusstate>.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let nothing: Value
  private let technologies: AccessibilityTechnologies
  private var location: AccessibilityFocusLocation<Value>?

  private init(nothing: Value, technologies: AccessibilityTechnologies) {
    self.nothing = nothing
    self.technologies = technologies
  }

  /// Creates the state of one view, for all technologies.
  public init() where Value == Bool { self.init(nothing: false, technologies: .all) }

  /// Creates the state of one view, for some technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init(nothing: false, technologies: technologies)
  }

  /// Creates the state of several views, for all technologies.
  public init<T: Hashable>() where Value == T? { self.init(nothing: nil, technologies: .all) }

  /// Creates the state of several views, for some technologies.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init(nothing: nil, technologies: technologies)
  }

  /// The value of the view that has the cursor; false or nil while no such view has it.
  public var wrappedValue: Value {
    get { location?.value ?? nothing }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding { Binding(location: location, nothing: nothing) }

  /// A binding to the place of the cursor.
  @propertyWrapper
  public struct Binding {
    let location: AccessibilityFocusLocation<Value>?
    fileprivate let nothing: Value

    /// The value of the view that has the cursor.
    public var wrappedValue: Value {
      get { location?.value ?? nothing }
      nonmutating set { location?.set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: Sendable where Value: Sendable {}

extension AccessibilityFocusState: LinkedProperty {
  @MainActor func makeLink(_ inputs: PropertyInputs) -> any PropertyLink {
    Link(AccessibilityFocusLocation(nothing, technologies, graph: inputs.graph))
  }

  private final class Link: PropertyLink {
    typealias Property = AccessibilityFocusState<Value>
    private let location: AccessibilityFocusLocation<Value>

    init(_ location: AccessibilityFocusLocation<Value>) { self.location = location }

    func connect(_ property: inout AccessibilityFocusState<Value>) { property.location = location }

    func takeChange() -> Bool { location.takeChange() }
  }
}

extension AccessibilityFocusState: SelfComparing {
  func isSame(as other: AccessibilityFocusState<Value>) -> Bool { true }
}

extension AccessibilityFocusState.Binding: SelfComparing {
  func isSame(as other: AccessibilityFocusState<Value>.Binding) -> Bool { location === other.location }
}
