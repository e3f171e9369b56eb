import Testing

/// What `@Entry` declares, as <https://developer.apple.com/documentation/swiftui/entry()> describes it.
@Suite("SwiftUI's @Entry")
struct EntryTests {
  @Test(
    "A property becomes a key and what uses it",
    arguments: [
      (
        "extension EnvironmentValues { @Entry var size = 3 }",
        "var size: _Entry_size.Value { get { self[_Entry_size.self] } set { self[_Entry_size.self] = newValue } }; "
          + "enum _Entry_size: EnvironmentKey { static var defaultValue = 3 }"
      ),
      (
        "extension Transaction { @Entry var size: Int? }",
        "enum _Entry_size: TransactionKey { static var defaultValue: Int? { nil } }"
      ),
      (
        "extension FocusedValues { @Entry var size: Int? }",
        "var size: Int? { get { self[_Entry_size.self] } set { self[_Entry_size.self] = newValue } }; "
          + "enum _Entry_size: FocusedValueKey { typealias Value = Int }"
      ),
      (
        "extension FocusedValues { @Entry public var text: Optional<Binding<String>> }",
        "public enum _Entry_text: FocusedValueKey { public typealias Value = Binding<String> }"
      ),
    ])
  func key(written: String, lowered expected: String) {
    #expect(body("import SwiftUI\n" + written).contains(expected))
  }
}
