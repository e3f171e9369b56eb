import Testing

@Suite("Predicates within predicates")
struct PredicateTests {
  @Test(
    "ask in a way that the macro knows",
    arguments: [
      ("#Predicate<Int> { other.evaluate($0) }", "#Predicate<Int> { other.contains($0) }"),
      (
        "#Predicate { !a.b.evaluate($0) && c.evaluate($0) }",
        "#Predicate { !a.b.contains($0) && c.contains($0) }"
      ),
      // Nothing else is changed.
      ("#Predicate<Int> { $0.evaluate(with: 1) }", "#Predicate<Int> { $0.evaluate(with: 1) }"),
      ("list.filter { try! other.evaluate($0) }", "list.filter { try! other.evaluate($0) }"),
    ])
  func evaluate(written: String, lowered: String) {
    #expect(body("let a = \(written)\n").contains("let a = \(lowered)"))
  }

  /// TipKit's `#Rule` makes a value of `Tips.Rule`.
  @Test func rulesOfTipsAreValues() {
    let lowered = body("struct A: Tip { var rules: [Rule] { #Rule(Self.$isOn) { $0 == true } } }\n")
    #expect(lowered.contains("{ Tips.Rule(Self._isOn) { $0 == true } }"))
    let parameter = body("struct A: Tip { @Parameter(.transient) static var isOn: Bool = false }\n")
    #expect(
      parameter.contains(
        "static var isOn: Bool { get { _isOn.wrappedValue } set { _isOn.wrappedValue = newValue } }; "
          + "static let _isOn = Tips.Parameter<Bool>(wrappedValue: false) }"))
    #expect(!parameter.contains("@Parameter"))
  }
}
