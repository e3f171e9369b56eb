/// Writes a member of a class that forwards to another member with the same signature and a different name.
struct Forwarder {
  let member: Member
  /// The name of the member that is called.
  let target: String

  /// The member, in one line; nil if it cannot be forwarded.
  func line(overrides: Bool) -> String? {
    let hidden: Set<String> = ["override", "private", "fileprivate", "dynamic", "final"]
    let kept = member.spelling.modifiers.filter { !hidden.contains($0) }
    let head = (member.spelling.attributes + (overrides ? ["override"] : []) + kept).joined(separator: " ")
    let body = member.kind == .property ? property : method
    return body.map { head.isEmpty ? $0 : head + " " + $0 }
  }

  /// A property that overrides another, in one line, with accessors.
  func line(overridingWith accessors: String) -> String {
    let hidden: Set<String> = ["override", "private", "fileprivate", "dynamic", "final"]
    let kept = member.spelling.modifiers.filter { !hidden.contains($0) }
    let head = (member.spelling.attributes + ["override"] + kept).joined(separator: " ")
    return "\(head) var \(member.name.inBackticks)\(member.spelling.result) { \(accessors) }"
  }

  /// A method, in one line, that calls the object's own implementation, found by its selector, or else the other
  /// member.
  var dispatcher: String {
    let types = member.parameters.map(\.type).joined(separator: ", ")
    let arguments = member.parameters.indices.map { "x\($0)" }.joined(separator: ", ")
    let parameters = member.parameters.enumerated().map { index, parameter in
      let label = parameter.label.isEmpty ? "_" : parameter.label
      let escaping = parameter.isNonEscaping ? "@escaping " : ""
      let value = parameter.defaultValue.map { " = " + $0 } ?? ""
      return "\(label) x\(index): \(escaping)\(parameter.writtenType)\(value)"
    }
    let hidden: Set<String> = ["private", "fileprivate", "dynamic", "final", "open"]
    let kept = member.spelling.modifiers.filter { !hidden.contains($0) }
    let head = (member.spelling.attributes + kept + ["func"]).joined(separator: " ")
    return "\(head) \(member.name.inBackticks)(\(parameters.joined(separator: ", "))) "
      + "\(member.spelling.result) { if let own: ((\(types)) -> \(member.type ?? "Void")) = "
      + "ObjCRuntime.optionalMethod(\"\(member.selector)\", of: self) { return own(\(arguments)) }; "
      + "return \(targetCall) }"
  }

  private var targetCall: String {
    let arguments = member.parameters.enumerated().map { index, parameter in
      (parameter.label.isEmpty ? "" : parameter.label + ": ") + (parameter.isInout ? "&" : "") + "x\(index)"
    }
    return "\(target)(\(arguments.joined(separator: ", ")))"
  }

  private var property: String? {
    guard !member.spelling.result.isEmpty else { return nil }
    let setter = member.isSettable ? " set { \(target) = newValue }" : ""
    return "var \(member.name.inBackticks)\(member.spelling.result) { get { \(target) }\(setter) }"
  }

  private var method: String? {
    guard !member.parameters.contains(where: \.isVariadic) else { return nil }
    let parameters = member.parameters.enumerated().map { index, parameter in
      let label = parameter.label.isEmpty ? "_" : parameter.label
      let value = parameter.defaultValue.map { " = " + $0 } ?? ""
      return "\(label) x\(index): \(parameter.writtenType)\(value)"
    }
    var call = targetCall
    if member.effects.contains(.async) { call = "await " + call }
    if member.effects.contains(.throws) { call = "try " + call }
    let spelling = member.spelling
    let signature = ["(\(parameters.joined(separator: ", ")))", spelling.effects, spelling.result]
      .filter { !$0.isEmpty }.joined(separator: " ")
    let condition = spelling.condition.isEmpty ? "" : " " + spelling.condition
    return "func \(member.name.inBackticks)\(spelling.generics)\(signature)\(condition) { \(call) }"
  }
}

extension String {
  /// The name as it is declared, in backticks if it is a keyword.
  var inBackticks: String {
    ["default", "in", "is", "as", "repeat", "init", "switch", "case", "where", "for", "operator"]
      .contains(self) ? "`\(self)`" : self
  }
}
