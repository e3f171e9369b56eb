/// The values that stand-ins give: zero, false, what is empty, nil.
struct StandInValues {
  let types: TypeTable
  /// The system's class that an app's own class comes from, at last.
  let root: (String) -> String?

  /// A value of a type; nil where none can be made.
  ///
  /// An object is made where nobody said whether there may be none: Swift takes it for granted then, and would crash
  /// without.
  ///
  /// - Parameters:
  ///   - type: the type.
  ///   - triesUnknown: whether one is made of a class that the headers only name: the compiler decides whether it can be.
  func value(of type: CType, triesUnknown: Bool = false) -> String? {
    if type.isVoid { return "" }
    let plain = types.resolved(type)
    guard types.isPointer(plain) else { return value(ofNamed: type, plain) }
    switch plain.nullability ?? .unspecified {
    case .nullable: return "nil"
    case .unspecified: return object(plain) ?? "nil"
    case .nonnull: return object(plain) ?? (triesUnknown ? unknown(plain) : nil)
    }
  }

  private func value(ofNamed type: CType, _ plain: CType) -> String? {
    if case .array(let element, let count) = plain.kind {
      guard let count, count > 0, count <= 16, let value = value(of: element) else { return nil }
      return count == 1 ? value : "(" + Array(repeating: value, count: count).joined(separator: ", ") + ")"
    }
    guard case .named(let name) = plain.kind else { return nil }
    if case .named(let written) = type.kind, let typedef = types.typedefs[written],
      typedef.annotation.isTypedEnumeration
    {
      return value(of: plain).map { "\(types.swiftName(written))(rawValue: \($0))" }
    }
    if let enumeration = types.enumerations[name] {
      let swift = types.swiftName(name)
      switch enumeration.kind {
      case .options: return "[]"
      case .plain: return "\(swift)(rawValue: 0)"
      case .closed, .error:
        let zero = enumeration.cases.first { $0.value == 0 } ?? enumeration.cases.first
        return zero?.value.map { "\(swift)(rawValue: \($0))!" }
      }
    }
    if types.structures[name] != nil { return "\(types.swiftName(name))()" }
    if let known = Self.known[name] { return known }
    if types.isOptions(name) { return "[]" }
    return SystemTypes.values[name].map { Self.numbers.contains($0) ? "0" : "\($0)(rawValue: 0)!" }
  }

  private static let numbers: Set = [
    "CChar", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int", "UInt", "Int64", "UInt64", "Float",
    "Double", "Float80", "CGFloat", "TimeInterval",
  ]

  private static let known = [
    "SEL": "Selector(\"\")", "BOOL": "false", "bool": "false", "Boolean": "false", "CGRect": ".zero",
    "CGPoint": ".zero",
    "CGSize": ".zero", "CGVector": ".zero", "CGAffineTransform": ".identity", "NSRange": "NSRange()",
    "UIEdgeInsets": ".zero", "UIOffset": ".zero", "NSDirectionalEdgeInsets": ".zero", "unichar": "0",
    "NSErrorDomain": "\"\"", "NSNotificationName": "NSNotification.Name(rawValue: \"\")",
    "CLLocationDegrees": "0", "CLLocationCoordinate2D": "CLLocationCoordinate2D()", "CMTime": ".zero",
    "NSComparisonResult": ".orderedSame", "CATransform3D": "CATransform3DIdentity",
    "NSAttributedStringKey": "NSAttributedString.Key(rawValue: \"\")",
    "UITableViewCellStyle": ".default", "UITableViewStyle": ".plain", "UIViewContentMode": ".scaleToFill",
    "UIStatusBarStyle": ".default", "UIInterfaceOrientation": ".portrait", "NSTextAlignment": ".natural",
    "UIModalPresentationStyle": ".automatic", "UIKeyboardType": ".default",
    "UIUserInterfaceStyle": ".unspecified", "UIWindowLevel": ".normal",
    "UIFontTextStyle": ".body", "UIFontWeight": ".regular", "dispatch_queue_t": ".main",
  ]

  /// An object that has nothing in it; nil where none can be made.
  private func object(_ type: CType) -> String? {
    switch type.kind {
    case .anyObject(let protocols): return protocols.isEmpty ? "NSObject()" : nil
    case .anyClass: return "NSObject.self"
    case .block(let result, let parameters):
      guard let value = value(of: result) else { return nil }
      let names = parameters.isEmpty ? "" : parameters.map { _ in "_" }.joined(separator: ", ") + " in "
      return "{ \(names)\(value.isEmpty && parameters.isEmpty ? "" : value) }"
    case .pointer(let target):
      guard case .named(let name) = target.kind else { return nil }
      if let known = Self.objects[name] { return known }
      if types.classes[name] != nil { return own(name) }
      guard target.arguments.isEmpty, Self.canBeMade(name) else { return nil }
      return "\(SystemTypes.objects[name] ?? name)()"
    default: return nil
    }
  }

  /// An object of a class that is declared in Swift, as far as is known.
  private func unknown(_ type: CType) -> String? {
    guard let name = type.pointee, types.forward.contains(name), types.classes[name] == nil else {
      return nil
    }
    return "\(name)()"
  }

  private func own(_ name: String) -> String? {
    guard let type = types.classes[name], type.parameters.isEmpty, let root = root(name) else { return nil }
    if root == "NSManagedObject" {
      // One that belongs to no context, as one that was deleted.
      return
        "\(types.swiftName(name))(entity: ObjectiveCStandIns.entity(\(SwiftWords.literal(name))), insertInto: nil)"
    }
    guard StandInRoot.named(root).isMadeAlone,
      !type.members.methods.contains(where: { $0.selector == "init" && $0.annotation.isUnavailable })
    else { return nil }
    return "\(types.swiftName(name))()"
  }

  private static let objects = [
    "NSString": "\"\"", "NSMutableString": "NSMutableString()", "NSArray": "[]", "NSDictionary": "[:]",
    "NSSet": "[]", "NSNumber": "NSNumber(value: 0)", "NSDate": "Date(timeIntervalSinceReferenceDate: 0)",
    "NSData": "Data()", "NSIndexPath": "IndexPath()", "NSIndexSet": "IndexSet()",
    "NSDateComponents": "DateComponents()", "NSCharacterSet": "CharacterSet()", "NSLocale": "Locale.current",
    "NSCalendar": "Calendar.current", "NSTimeZone": "TimeZone.current", "NSBundle": "Bundle.main",
    "NSUserDefaults": "UserDefaults.standard", "NSNotificationCenter": "NotificationCenter.default",
    "NSFileManager": "FileManager.default", "NSURLSession": "URLSession.shared",
    "NSURLComponents": "URLComponents()",
    "UIColor": "UIColor.clear", "UIFont": "UIFont.systemFont(ofSize: UIFont.systemFontSize)",
    "UITableView": "UITableView(frame: .zero, style: .plain)", "UIApplication": "UIApplication.shared",
    "UIStoryboard": "UIStoryboard(name: \"Main\", bundle: nil)",
  ]

  /// Whether a class of the system has objects that are made without anything.
  private static func canBeMade(_ name: String) -> Bool {
    if made.contains(name) { return true }
    return name.hasPrefix("UI")
      && [
        "View", "Label", "Button", "ViewController", "TableViewController", "Control", "Switch", "Slider",
        "Field", "Cell", "Bar",
      ]
      .contains { name.hasSuffix($0) } && name != "UICollectionView"
  }

  private static let made: Set = [
    "NSObject", "NSMutableArray", "NSMutableDictionary", "NSMutableSet", "NSMutableData",
    "NSAttributedString",
    "NSMutableAttributedString", "NSOperationQueue", "NSDateFormatter", "NSNumberFormatter", "NSOrderedSet",
    "NSMutableOrderedSet", "NSMutableIndexSet", "NSProgress", "NSUndoManager", "UIImage", "UIBezierPath",
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIBarButtonItem",
    "NSMutableParagraphStyle", "NSParagraphStyle", "UIWindow", "UISegmentedControl", "UIPageControl",
    "CALayer", "UIStackView",
  ]
}
