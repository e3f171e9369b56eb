import AccessibilityTree
import Foundation

/// What is known of one object of a program.
struct DesktopObject {
  var reference: ObjectReference
  /// Distinguishes the object from others that had the same slot before.
  var generation: UInt32
  /// The slot of the object around it; below zero for none.
  var parent: Int32 = -1
  /// The place among the children of the parent, as the object says; below zero when it is not known.
  var claimedIndex: Int32 = -1
  /// How many children there are, as the object says; below zero when it is not known.
  var childCount: Int32 = -1
  /// The slots of the children, in the program's order.
  var children: [Int32] = []
  var role = AccessibleRole.unknown
  var interfaces: AccessibleInterfaces = []
  var states: AccessibleStates = []
  var name = ""
  var description = ""
  var frame = CGRect.zero
  var known: DesktopFacts = []
  /// What the program has been asked for, and has not answered.
  var asked: DesktopFacts = []
  var isWaiting = false
}

/// The parts of what can be known of an object.
struct DesktopFacts: OptionSet, Hashable, Sendable {
  var rawValue: UInt32

  static let name = Self(rawValue: 1 << 0)
  static let description = Self(rawValue: 1 << 1)
  static let childCount = Self(rawValue: 1 << 2)
  static let role = Self(rawValue: 1 << 3)
  static let states = Self(rawValue: 1 << 4)
  static let interfaces = Self(rawValue: 1 << 5)
  static let children = Self(rawValue: 1 << 6)
  static let frame = Self(rawValue: 1 << 7)
  static let text = Self(rawValue: 1 << 8)
  static let caret = Self(rawValue: 1 << 9)
  static let selection = Self(rawValue: 1 << 10)
  static let characterCount = Self(rawValue: 1 << 11)
  static let value = Self(rawValue: 1 << 12)
  static let minimum = Self(rawValue: 1 << 13)
  static let maximum = Self(rawValue: 1 << 14)
  static let increment = Self(rawValue: 1 << 15)
  static let attributes = Self(rawValue: 1 << 16)
  static let relations = Self(rawValue: 1 << 17)
  static let actions = Self(rawValue: 1 << 18)
  static let rows = Self(rawValue: 1 << 19)
  static let columns = Self(rawValue: 1 << 20)
  static let cell = Self(rawValue: 1 << 21)
  static let parent = Self(rawValue: 1 << 22)

  /// What the cache of a program says of each object.
  static let item: Self = [.name, .description, .role, .states, .interfaces]
  /// A value, and where it may be.
  static let range: Self = [.value, .minimum, .maximum, .increment]

  /// Each fact by itself.
  static let each: [DesktopFacts] = (0...22).map { DesktopFacts(rawValue: 1 << $0) }
}

/// What is known of few objects only.
struct DesktopExtra: Equatable {
  /// The text, of which ``caret`` and ``selection`` count the characters (Unicode scalars).
  var text: String?
  var caret: Int?
  var selection: Range<Int>?
  var characterCount: Int?
  var value: Double?
  var minimum = 0.0
  var maximum = 0.0
  /// The program's own step; 0 if it does not say.
  var increment = 0.0
  var attributes: [String: String] = [:]
  var labelledBy: [ObjectReference] = []
  /// The names of the actions, as the program knows them, and as people do.
  var actions: [DesktopAction] = []
  var rows: Int?
  var columns: Int?
  var cell: TableRange?
}

/// Something that a program lets be done to an object.
struct DesktopAction: Equatable {
  var name: String
  /// What people call it; empty where the program does not say.
  var title: String
}
