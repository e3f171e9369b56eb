extension StandInWriter {
  /// Writes a class of the app.
  mutating func write(_ plan: ClassPlans.Plan) {
    let type = plan.declaration
    guard !type.annotation.isUnavailable else { return }
    let name = types.swiftName(type.name)
    guard isNew(name) else { return }
    let rootName = classes.root(type.name) ?? "NSObject"
    note(type.name, .ofClass(rootName), type.place)
    let ancestors = classes.ancestors(type.name)
    let superclass = classes.superclass(type.name)
    let isDelegate = options.beginsInObjectiveC && type.name == delegateClass
    var protocols = adopted(plan, ancestors, rootName)
    if isDelegate, !protocols.contains("UIApplicationDelegate"),
      !ancestors.contains(where: { $0.protocols.contains("UIApplicationDelegate") })
    {
      protocols.append("UIApplicationDelegate")
    }
    let parameters =
      type.parameters.isEmpty
      ? "" : "<" + type.parameters.map { "\($0): AnyObject" }.joined(separator: ", ") + ">"
    let inherited =
      ([SystemTypes.objects[superclass] ?? types.swiftName(superclass)] + protocols.map(types.swiftProtocol))
      .joined(separator: ", ")
    let exposed = parameters.isEmpty ? "@objc(\(type.name)) @objcMembers " : ""
    let open = options.isPublic ? "open " : ""
    let place = "\(type.place.path.split(separator: "/").last ?? ""):\(type.place.line)"
    let use = "ObjectiveCStandIns.use(\(SwiftWords.literal(type.name)), at: \(SwiftWords.literal(place)))"
    add(
      [
        "\(isDelegate ? "@UIApplicationMain " : "")\(exposed)\(open)class \(name)\(parameters): \(inherited) {",
        "  private let _curbcutStandIn: Void = \(use)",
      ], at: type.place)
    var member = MemberWriter(
      types: types, values: values, context: type.name,
      properties: PropertyNames([plan.members] + ancestors.map(\.members)),
      kind: .member(use: use), access: options.isPublic ? "open " : "", dynamic: plan.dynamic)
    member.root = StandInRoot.named(rootName)
    member.inherited = Set(
      ancestors.flatMap { $0.members.methods.map(\.selector) + $0.members.properties.map(\.name) }
    )
    .union(SystemOverrides.selectors(rootName))
    member.inheritedInitializers = ancestors.flatMap(\.members.methods).filter {
      !$0.isStatic && MethodName.isInit($0.pieces[0].name)
    }
    member.write(withWindow(plan.members, protocols))
    member.access = ""
    member.write(plan.hidden)
    member.access = options.isPublic ? "open " : ""
    member.writeRequired(required(by: protocols, plan), at: type.place)
    take(&member)
    for name in protocols {
      guard let text = RequiredMembers.text(of: name) else { continue }
      add(text.split(separator: "\n").map { "  \(open)\($0)" }, at: type.place)
    }
    addText("}\n")
  }

  /// The members with a window that may be nil, as the launch sets it: one that is unwrapped implicitly is another member
  /// than the one that the protocol of delegates asks for.
  private func withWindow(_ members: ObjCMembers, _ protocols: [String]) -> ObjCMembers {
    guard protocols.contains("UIApplicationDelegate") || protocols.contains("UIWindowSceneDelegate") else {
      return members
    }
    var members = members
    for index in members.properties.indices where members.properties[index].name == "window" {
      if members.properties[index].type.nullability == .unspecified {
        members.properties[index].type.nullability = .nullable
      }
    }
    return members
  }

  /// The protocols that the class says it keeps, without those that it has from its superclass.
  private func adopted(_ plan: ClassPlans.Plan, _ ancestors: [ClassPlans.Plan], _ root: String) -> [String] {
    var seen = RequiredMembers.kept(by: root)
    for ancestor in ancestors { seen.formUnion(ancestor.protocols) }
    // What Swift does not see may keep protocols that are not there: nobody asks for these.
    let isThere: (String) -> Bool = { name in
      if types.protocols[name] != nil { return visibleProtocols.contains(name) }
      return plan.isVisible || RequiredMembers.ofScreens.contains(name) || options.isKnownClass(name)
    }
    return plan.protocols.filter { isThere($0) && seen.insert($0).inserted }
  }

  /// What the app's own protocols ask of a class, and its header does not repeat.
  private func required(by protocols: [String], _ plan: ClassPlans.Plan) -> ObjCMembers {
    var result = ObjCMembers()
    var (rest, seen) = (protocols, Set<String>())
    while let name = rest.popLast() {
      guard seen.insert(name).inserted, let type = types.protocols[name] else { continue }
      rest += type.protocols
      result.methods += type.members.methods.filter { !$0.annotation.isOptionalProtocolRequirement }
      result.properties += type.members.properties.filter { !$0.annotation.isOptionalProtocolRequirement }
    }
    return result
  }

  var delegateClass: String? { files.lazy.compactMap(\.declarations.delegateClass).first }
}

/// Methods of the system's classes that headers declare again.
enum SystemOverrides {
  /// The selectors of those that a class of the app's has from the system's class that it comes from.
  static func selectors(_ root: String) -> Set<String> {
    let isView = StandInRoot.named(root).selectors.contains("initWithFrame:")
    let isController = StandInRoot.named(root).selectors.contains("initWithNibName:bundle:")
    if isView || isController { return object.union(responder).union(isView ? view : controller) }
    return root == "NSOperation" ? object.union(["main", "start", "cancel"]) : object
  }

  private static let object: Set = [
    "description", "isEqual:", "hash", "dealloc", "copy", "mutableCopy", "init", "load", "initialize", "new",
    "alloc", "class", "superclass", "encodeWithCoder:", "copyWithZone:", "mutableCopyWithZone:",
    "debugDescription", "respondsToSelector:", "performSelector:",
  ]

  private static let responder: Set = [
    "awakeFromNib", "becomeFirstResponder", "resignFirstResponder", "canBecomeFirstResponder", "undoManager",
    "inputView", "inputAccessoryView", "keyCommands", "touchesBegan:withEvent:", "touchesMoved:withEvent:",
    "touchesEnded:withEvent:", "touchesCancelled:withEvent:", "accessibilityLabel", "accessibilityValue",
    "accessibilityHint", "accessibilityTraits", "accessibilityElements", "isAccessibilityElement",
    "accessibilityActivate", "canPerformAction:withSender:",
  ]

  private static let view: Set = [
    "layoutSubviews", "drawRect:", "prepareForReuse", "sizeThatFits:", "intrinsicContentSize", "tag",
    "setSelected:animated:", "setHighlighted:animated:", "setEditing:animated:", "hitTest:withEvent:",
    "pointInside:withEvent:", "didMoveToSuperview", "didMoveToWindow", "willMoveToSuperview:",
    "updateConstraints", "tintColorDidChange", "frame", "bounds", "hidden", "alpha", "backgroundColor",
  ]

  private static let controller: Set = [
    "viewDidLoad", "loadView", "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:",
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "didReceiveMemoryWarning", "prepareForSegue:sender:",
    "supportedInterfaceOrientations", "shouldAutorotate", "preferredStatusBarStyle", "prefersStatusBarHidden",
    "setEditing:animated:", "title", "view", "navigationItem", "tableView:numberOfRowsInSection:",
    "tableView:cellForRowAtIndexPath:", "numberOfSectionsInTableView:",
  ]
}
