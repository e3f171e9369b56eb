/// What naming knows of a type: words of it need not stand in a name beside it.
struct OmissionType: Hashable {
  var name: String
  /// The name of the type of the elements; empty for what is no collection.
  var element = ""
  var isBoolean = false
  var isFunction = false
  /// Whether the parameter may be left out in Swift.
  var hasDefault = false

  static let none = OmissionType(name: "")

  init(name: String) { self.name = name }

  init(_ type: CType) {
    name = ""
    switch type.kind {
    case .named(let word):
      name = Self.numbers[word] ?? word
      isBoolean = word == "BOOL" || word == "bool" || word == "Boolean"
      if isBoolean { name = "Bool" }
    case .pointer(let target):
      if case .named(let word) = target.kind {
        name = Self.numbers[word] == nil ? word : ""
        element =
          Self.collections[word].map { index in
            target.arguments.count > index ? OmissionType(target.arguments[index]).name : "Object"
          } ?? ""
      }
    case .anyObject(let protocols): name = protocols.count == 1 ? protocols[0] : "Object"
    case .anyClass: name = "Class"
    case .instancetype: name = ""
    case .block:
      name = "Block"
      isFunction = true
    case .function:
      name = "Function"
      isFunction = true
    case .array(let element, _):
      name = "Array"
      self.element = OmissionType(element).name
    }
    if case .named("SEL") = type.kind { name = "Selector" }
  }

  private static let numbers = [
    "void": "Void", "char": "Char", "signed char": "Char", "unsigned char": "Char", "short": "Int",
    "unsigned short": "Int", "int": "Int", "unsigned int": "Int", "long": "Int", "unsigned long": "Int",
    "long long": "Int", "unsigned long long": "Int", "float": "Float", "double": "Double",
  ]

  /// The collections, each with the index of its elements among its parameters.
  private static let collections = [
    "NSArray": 0, "NSMutableArray": 0, "NSSet": 0, "NSMutableSet": 0, "NSOrderedSet": 0,
    "NSMutableOrderedSet": 0,
    "NSEnumerator": 0, "NSHashTable": 0,
  ]
}
