/// Members that `NSObject` has only in Objective-C, so that there is nothing to override here: an implementation
/// is registered, and found by its selector.
enum InformalMembers {
  /// Whether a member overrides one of these.
  static func isInformal(_ member: Member, of type: String, index: ModuleIndex) -> Bool {
    let name = member.fullName
    let chain = index.chain(of: type)
    // If a superclass in this module has the member, that one is overridden.
    let isOverridable = chain.dropFirst().contains { ancestor in
      index.members(named: member.name).contains {
        $0.member.fullName == name && index.typeName(of: $0.container) == ancestor
      }
    }
    if isOverridable { return false }
    if chain.contains("UIResponder"), responders.contains(name) { return false }
    if everywhere[name] != nil { return true }
    guard chain.first(where: { index.declaration($0) == nil }) == "NSObject" else { return false }
    return plainObjects[name] != nil || name.hasPrefix("accessibility") || accessibility.contains(name)
  }

  /// The selector of such a member; nil for other members.
  static func selector(_ fullName: String) -> String? { everywhere[fullName] ?? plainObjects[fullName] }

  private static let everywhere: [String: String] = [
    "setValue(_:forKey:)": "setValue:forKey:",
    "value(forKey:)": "valueForKey:",
    "setValue(_:forKeyPath:)": "setValue:forKeyPath:",
    "value(forKeyPath:)": "valueForKeyPath:",
    "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:",
    "value(forUndefinedKey:)": "valueForUndefinedKey:",
    "setNilValueForKey(_:)": "setNilValueForKey:",
    "observeValue(forKeyPath:of:change:context:)": "observeValueForKeyPath:ofObject:change:context:",
    "responds(to:)": "respondsToSelector:",
    "willChangeValue(forKey:)": "willChangeValueForKey:",
    "didChangeValue(forKey:)": "didChangeValueForKey:",
    "automaticallyNotifiesObservers(forKey:)": "automaticallyNotifiesObserversForKey:",
    "keyPathsForValuesAffectingValue(forKey:)": "keyPathsForValuesAffectingValueForKey:",
    "getObjectValue(_:for:range:)": "getObjectValue:forString:range:error:",
  ]

  /// The members that our UIResponder declares, so that subclasses can override them.
  private static let responders: Set<String> = [
    "setValue(_:forKey:)", "value(forKey:)", "setValue(_:forUndefinedKey:)", "value(forUndefinedKey:)",
  ]

  private static let plainObjects: [String: String] = [
    "awakeFromNib()": "awakeFromNib",
    "prepareForInterfaceBuilder()": "prepareForInterfaceBuilder",
    "forwardingTarget(for:)": "forwardingTargetForSelector:",
    "doesNotRecognizeSelector(_:)": "doesNotRecognizeSelector:",
    "accessibilityElement(at:)": "accessibilityElementAtIndex:",
    "index(ofAccessibilityElement:)": "indexOfAccessibilityElement:",
  ]

  private static let accessibility: Set<String> = [
    "isAccessibilityElement", "shouldGroupAccessibilityChildren",
  ]
}
