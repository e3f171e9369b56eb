/// Writes a member of a class that calls another of the same shape and another name.
struct Forwarder {
  let member: Member
  /// The name of the member that is called.
  let target: String

  /// One line; nil for what cannot be passed on.
  func line(overrides: Bool) -> String? {
    let hidden: Set<String> = ["override", "private", "fileprivate", "dynamic", "final"]
    let kept = member.spelling.modifiers.filter { !hidden.contains($0) }
    let head = (member.spelling.attributes + (overrides ? ["override"] : []) + kept).joined(separator: " ")
    let body = member.kind == .property ? property : method
    return body.map { head.isEmpty ? $0 : head + " " + $0 }
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
    let arguments = member.parameters.enumerated().map { index, parameter in
      (parameter.label.isEmpty ? "" : parameter.label + ": ") + (parameter.isInout ? "&" : "") + "x\(index)"
    }
    var call = "\(target)(\(arguments.joined(separator: ", ")))"
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
  /// A name as it is declared when it is a word of the language.
  var inBackticks: String {
    ["default", "in", "is", "as", "repeat", "init", "switch", "case", "where", "for", "operator"]
      .contains(self) ? "`\(self)`" : self
  }
}
