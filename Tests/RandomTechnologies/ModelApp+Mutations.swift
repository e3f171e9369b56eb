import AccessibilityTree
import AssistiveTechnology
import Foundation

/// What the app does by itself. Numbers choose among what there is.
extension ModelApp {
  /// No screen has more objects than this.
  private static let most = 22

  func apply(_ mutation: TechnologyStep.Mutation) {
    switch mutation {
    case .add(let kind, let x, let y):
      guard objects.count < Self.most else { return }
      let groups = objects.filter { !$0.isElement && !$0.isHidden }
      let number = kind / 16 % (groups.count + 1)
      add(kind: kind, at: CGPoint(x: x, y: y), to: number < groups.count ? groups[number] : top)
    case .remove(let number): change(number) { $0.remove() }
    case .toggleHidden(let number): change(number) { $0.isHidden.toggle() }
    case .toggleElementsHidden(let number): change(number) { $0.hidesElements.toggle() }
    case .toggleModal(let number): change(number) { if !$0.isElement { $0.isModal.toggle() } }
    case .toggleElement(let number): change(number) { if $0.children.isEmpty { $0.isElement.toggle() } }
    case .move(let number, let x, let y): change(number) { $0.place.origin = CGPoint(x: x, y: y) }
    case .resize(let number, let width, let height):
      change(number) { $0.place.size = CGSize(width: width, height: height) }
    case .reorder(let number, let toFront): change(number) { $0.reorder(toFront: toFront) }
    case .nudge(let number): adapt(number) { $0.place.origin.x += 1 }
    case .rename(let number, let length):
      let name = length % 8 == 0 ? "" : newName()
      adapt(number) { $0.label = name }
    case .revalue(let number, let value): adapt(number) { if $0.text == nil { $0.value = "\(value)" } }
    case .toggleTrait(let number, let trait):
      adapt(number) { $0.traits.formSymmetricDifference(Self.traits[trait % Self.traits.count]) }
    case .respond(let number, let responds): adapt(number) { $0.details.respondsToUserInteraction = responds }
    case .push: if root.children.count < 6, root.children.last?.isModal == false { push() }
    case .pop: pop()
    case .alert: alert()
    case .dismiss: dismiss()
    case .scroll(let distance): _ = scroll(nil, by: distance)
    case .edit(let number):
      let fields = objects.filter { $0.text != nil }
      if fields.isEmpty { endEditing() } else { beginEditing(fields[number % fields.count]) }
    case .endEditing: endEditing()
    case .announce(let text, let priority): announce(text, priority)
    case .screenChanged(let number): post(.screenChanged(argument(number)))
    case .layoutChanged(let number): post(.layoutChanged(argument(number)))
    case .pause(let resumes, let ofVoiceOver):
      let name = "UIAccessibilityNotification\(ofVoiceOver ? "VoiceOver" : "SwitchControl")Identifier"
      post(resumes ? .resumeTechnology(name) : .pauseTechnology(name))
    case .zoomFocus(let x, let y): post(.zoomFocusChanged(CGRect(x: x, y: y, width: 1, height: 20)))
    case .rotate: rotate()
    case .later(let mutation, let seconds): schedule(mutation, in: seconds)
    }
  }

  private static let traits: [AccessibilityTraits] = [
    .notEnabled, .selected, .button, .adjustable, .updatesFrequently, .header, .keyboardKey, .isEditing,
    .causesPageTurn, .allowsDirectInteraction, .summaryElement, .startsMediaSession,
  ]

  /// Changes what is on the screen.
  private func change(_ number: Int, _ body: (ModelNode) -> Void) {
    let objects = objects
    guard !objects.isEmpty else { return }
    body(objects[number % objects.count])
    becomeStale()
  }

  /// Changes attributes of an element that stays where it is.
  private func adapt(_ number: Int, _ body: (ModelNode) -> Void) {
    let elements = objects.filter(\.isElement)
    guard !elements.isEmpty else { return }
    let node = elements[number % elements.count]
    body(node)
    changed(node)
  }

  private func argument(_ number: Int?) -> AppNotification.Argument {
    guard let number else { return .none }
    if number % 5 == 0 { return .text(AccessibilityText("Now \(number)")) }
    let all = root.all
    return .element(all[number % all.count].id)
  }

  private func announce(_ text: String, _ priority: AnnouncementPriority?) {
    let attributes = priority.map { SpeechAttributes(announcementPriority: $0) }
    let run = attributes.map { AccessibilityText.Run(range: 0..<text.utf16.count, attributes: $0) }
    post(.announcement(AccessibilityText(text, runs: run.map { [$0] } ?? [])))
  }

  // MARK: Objects

  /// Adds an object of a kind to another.
  func add(kind: Int, at point: CGPoint, to parent: ModelNode) {
    let frame = CGRect(x: point.x, y: point.y, width: 120, height: 44)
    let node = ModelNode(newID(), newName(), at: frame)
    let deeds: [ModelNode.Deed] = [.nothing, .toggle, .push, .alert, .vanish, .rename]
    node.deed = deeds[kind / 4 % deeds.count]
    switch kind % 16 {
    case 0, 1: node.traits = .button
    case 2: node.traits = .staticText
    case 3: (node.traits, node.value) = (.adjustable, "5")
    case 4: (node.traits, node.value, node.deed) = ([.button, .toggleButton], "0", .toggle)
    case 5: node.traits = .link
    case 6:
      node.traits = .textEntry
      node.text = .init("some text", isEditable: true)
      node.deed = .edit
    case 7: node.traits = [.staticText, .updatesFrequently]
    case 8: node.details.customActions = [.init(name: "Share"), .init(name: "Delete")]
    case 9: (node.traits, node.label) = (.keyboardKey, "k")
    case 10: (node.traits, node.details.respondsToUserInteraction) = (.button, false)
    case 11: (node.traits, node.details.respondsToUserInteraction) = (.staticText, true)
    case 12: node.traits = [.image, .header]
    default: fill(node, kind)
    }
    parent.add(node)
    becomeStale()
  }

  private func fill(_ node: ModelNode, _ kind: Int) {
    node.isElement = false
    node.deed = .nothing
    let roles: [ReadingFacts.Role] = [
      .none, .list, .semanticGroup, .tabBar, .toolbar, .landmark, .segmentedControl,
    ]
    node.role = roles[kind / 2 % roles.count]
    node.scrolls = kind % 16 == 15
    node.groups = node.role == .none && !node.scrolls
    node.place.size = CGSize(width: 240, height: 120)
    for number in 0..<(node.scrolls ? 4 : 2) {
      let place = CGPoint(x: node.place.minX, y: node.place.minY + 50 * Double(number))
      let child = ModelNode(
        newID(), newName(), .button, at: CGRect(origin: place, size: CGSize(width: 200, height: 44)))
      child.deed = number == 0 ? .toggle : .rename
      node.add(child)
    }
  }
}
