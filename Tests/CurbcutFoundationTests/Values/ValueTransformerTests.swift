import CurbcutFoundation
import Testing

@Suite("A value transformer", .serialized)
struct ValueTransformerTests {
  private final class Upper: ValueTransformer {
    override class func transformedValueClass() -> AnyClass { NSString.self }
    override class func allowsReverseTransformation() -> Bool { false }
    override func transformedValue(_ value: Any?) -> Any? { (value as? String)?.uppercased() }
  }

  @Test("is found by the name that it was set for")
  func names() throws {
    let name = NSValueTransformerName("Upper")
    #expect(ValueTransformer(forName: name) == nil)
    let upper = Upper()
    ValueTransformer.setValueTransformer(upper, forName: name)
    let found = try #require(ValueTransformer(forName: name))
    #expect(found === upper && found.transformedValue("abc") as? String == "ABC")
    #expect(ValueTransformer.valueTransformerNames().contains(name))
    let raised = NSException.trapping { _ = upper.reverseTransformedValue("ABC") }
    #expect(raised.first?.name == .internalInconsistencyException)
    ValueTransformer.setValueTransformer(nil, forName: name)
    #expect(ValueTransformer(forName: name) == nil)
  }

  @Test("of the system's does what its name says")
  func system() throws {
    let negate = try #require(ValueTransformer(forName: .negateBooleanTransformerName))
    #expect(
      negate.transformedValue(true) as? Bool == false
        && negate.reverseTransformedValue(false) as? Bool == true)
    let isNil = try #require(ValueTransformer(forName: .isNilTransformerName))
    #expect(isNil.transformedValue(nil) as? Bool == true && isNil.transformedValue(1) as? Bool == false)
    let archive = try #require(ValueTransformer(forName: .secureUnarchiveFromDataTransformerName))
    let data = archive.reverseTransformedValue(NSString(string: "kept"))
    #expect(archive.transformedValue(data) as? String == "kept")
    #expect(archive.transformedValue(Data([1, 2])) == nil)
  }
}
