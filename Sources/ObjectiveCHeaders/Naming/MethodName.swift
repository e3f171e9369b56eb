/// What becomes of a method's selector in Swift.
struct MethodName: Hashable {
  var name: NeedlessWords.Name
  var isInitializer = false
  /// Whether it was a class method that makes an object.
  var isFactory = false
  /// Whether an error parameter became `throws`.
  var isThrowing = false
  /// The parameters that remain.
  var parameters: [CType.Parameter]
  /// For each of them, the value that stands where none is given; empty for none.
  var defaults: [String]
  /// Whether the last parameter is called when the work is done, so that it can be waited for.
  var hasCompletion = false

  /// - Parameters:
  ///   - method: the method.
  ///   - context: the class or protocol, as Objective-C names it.
  ///   - properties: the names of the properties of the class.
  ///   - types: what is known of types.
  init?(_ method: ObjCMethod, context: String, properties: Set<String>, types: TypeTable) {
    var pieces = method.pieces
    var isThrowing = false
    if let index = Self.errorIndex(in: pieces), types.canThrow(method.result) {
      isThrowing = true
      guard Self.removeError(at: index, from: &pieces) else { return nil }
    }
    self.isThrowing = isThrowing
    parameters = pieces.compactMap(\.parameter)
    defaults = Self.defaults(pieces, types)
    let first = pieces[0].name
    var labels = pieces.filter { $0.parameter != nil }.map(\.name)
    var base = first
    isInitializer = !method.isStatic && Self.isInit(first)
    let returnsSelf =
      method.result.kind == .instancetype || method.result.pointee == context
    if isInitializer {
      base = "init"
      if !labels.isEmpty { labels[0] = Self.initLabel(String(first.dropFirst(4))) }
    } else if method.isStatic, returnsSelf, !labels.isEmpty,
      let rest = NeedlessWords.rest(of: first, after: context)
    {
      (isInitializer, isFactory) = (true, true)
      base = "init"
      labels[0] = Self.initLabel(rest)
    } else if !labels.isEmpty {
      labels[0] = ""
    }
    var omitted = parameters.map { OmissionType($0.type) }
    for index in omitted.indices { omitted[index].hasDefault = !defaults[index].isEmpty }
    hasCompletion = Self.hasCompletion(method, pieces)
    name = NeedlessWords.omit(
      from: .init(base: base, labels: labels), firstParameter: parameters.first?.name ?? "",
      result: OmissionType(method.result), context: OmissionType(name: context), parameters: omitted,
      returnsSelf: returnsSelf && !isInitializer, properties: properties)
    if let custom = method.annotation.swiftName { take(custom) }
    if method.annotation.isRefined, method.annotation.swiftName == nil {
      if !isInitializer {
        name.base = "__" + name.base
      } else if !name.labels.isEmpty {
        name.labels[0] = "__" + name.labels[0]
      }
    }
    guard isInitializer || !name.base.isEmpty else { return nil }
  }

  /// The name of a function in C, which has no labels.
  init(parameters: [CType.Parameter], base: String) {
    name = .init(base: base, labels: parameters.map { _ in "" })
    self.parameters = parameters
    defaults = parameters.map { _ in "" }
  }

  /// Takes a name as `NS_SWIFT_NAME` gives it: `show(_:animated:)`.
  mutating func take(_ custom: String) {
    guard let open = custom.firstIndex(of: "("), custom.hasSuffix(")") else {
      name.base = custom
      return
    }
    let labels = custom[custom.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    guard labels.count == parameters.count else { return }
    name.base = String(custom[..<open])
    name.labels = labels.map { $0 == "_" ? "" : $0 }
    isInitializer = name.base == "init"
  }

  static func isInit(_ piece: String) -> Bool {
    guard piece.hasPrefix("init") else { return false }
    return piece.utf8.dropFirst(4).first.map { !CamelCaseWords.isLowercase($0) } ?? true
  }

  private static func initLabel(_ rest: String) -> String {
    let label = rest.hasPrefix("With") && rest.utf8.count > 4 ? String(rest.dropFirst(4)) : rest
    return label == "With" ? "" : label
  }

  // MARK: Errors

  private static func errorIndex(in pieces: [ObjCMethod.Piece]) -> Int? {
    pieces.lastIndex { piece in
      guard let type = piece.parameter?.type, case .pointer(let inner) = type.kind else { return false }
      return inner.pointee == "NSError"
    }
  }

  private static func removeError(at index: Int, from pieces: inout [ObjCMethod.Piece]) -> Bool {
    guard index == 0 else {
      pieces.remove(at: index)
      return true
    }
    var name = pieces[0].name
    for suffix in ["AndReturnError", "WithError"] where name.hasSuffix(suffix) && name != suffix {
      name = String(name.dropLast(suffix.utf8.count))
      break
    }
    if pieces.count == 1 {
      pieces[0] = .init(name: name, parameter: nil)
      return !name.isEmpty
    }
    // The next parameter belongs to the base name then.
    pieces[1].name = name + pieces[1].name.prefix(1).uppercased() + pieces[1].name.dropFirst()
    pieces.removeFirst()
    return true
  }

  // MARK: Parameters

  private static func defaults(_ pieces: [ObjCMethod.Piece], _ types: TypeTable) -> [String] {
    let whole = pieces.filter { $0.parameter != nil }
    if whole.count == 1, CamelCaseWords.first(of: whole[0].name) == "set" { return [""] }
    return whole.enumerated().map { index, piece in
      guard let type = piece.parameter?.type else { return "" }
      if index == whole.count - 1, types.isFunction(type), type.nullability == .nullable { return " = nil" }
      if case .named(let name) = type.kind, types.isOptions(name),
        CamelCaseWords(name).words.contains("Options")
      {
        return " = []"
      }
      let isAboutOptions = ["options", "attributes", "userinfo"].contains {
        piece.name.lowercased().hasSuffix($0)
      }
      guard type.pointee == "NSDictionary", isAboutOptions else { return "" }
      return type.nullability == .nullable ? " = nil" : " = [:]"
    }
  }

  private static func hasCompletion(_ method: ObjCMethod, _ pieces: [ObjCMethod.Piece]) -> Bool {
    guard method.result.isVoid, let last = pieces.last, let parameter = last.parameter,
      case .block(let result, _) = parameter.type.kind, result.isVoid
    else { return false }
    let names = [
      "completion", "completionHandler", "completionBlock", "withCompletion", "withCompletionHandler",
      "withCompletionBlock", "reply", "replyTo",
    ]
    return names.contains(last.name) || names.contains(parameter.name)
      || pieces.count == 1
        && ["WithCompletion", "WithCompletionHandler", "WithCompletionBlock"].contains {
          last.name.hasSuffix($0)
        }
  }
}
