import AccessibilityTree
import AssistiveTechnology

/// The dial: its items, the current item, and how it is turned.
extension VoiceOverEngine {
  // MARK: Items

  /// The items that apply where the cursor is, in the order of turning clockwise.
  ///
  /// Items for the element in focus come first, then those that the user enabled, in the user's order, then
  /// the app's custom rotors. A custom rotor with a system type replaces the system's item.
  var dial: [RotorItem] {
    var kinds = RotorItem.Kind.allCases.filter { isAutomatic($0) && isAvailable($0) }
    for key in settings.voiceOver.rotorItems {
      guard let kind = RotorItem.Kind(rawValue: key), !kinds.contains(kind), isAvailable(kind) else {
        continue
      }
      kinds.append(kind)
      if kind == .headings {
        kinds += RotorItem.Kind.headingLevels.filter { !kinds.contains($0) && isAvailable($0) }
      }
    }
    var items = kinds.map { RotorItem.system($0) }
    for (index, rotor) in customRotors.enumerated() {
      let kind = RotorItem.Kind(systemType: rotor.systemType)
      if let kind, let place = items.firstIndex(of: .system(kind)) {
        items[place] = .custom(index)
      } else {
        items.append(.custom(index))
      }
    }
    return items
  }

  /// The custom rotors of the app for the element in focus.
  var customRotors: [AccessibilityElement.CustomRotor] {
    guard let element = focusedElement, element.hasDetails else { return [] }
    return element.details.customRotors
  }

  /// Whether an item is on the dial without having been enabled.
  private func isAutomatic(_ kind: RotorItem.Kind) -> Bool {
    kind.isAutomatic || (kind == .textSelection && isEditingText)
  }

  /// Whether an item applies where the cursor is.
  func isAvailable(_ kind: RotorItem.Kind) -> Bool {
    let element = focusedElement
    let details = element.flatMap { $0.hasDetails ? $0.details : nil }
    switch kind {
    case .adjustValue:
      return element.map { $0.traits.contains(.adjustable) && !$0.traits.contains(.notEnabled) } ?? false
    case .actions: return details?.customActions.isEmpty == false
    case .moreContent: return details?.customContent.isEmpty == false
    case .audioGraph: return focusedChart != nil
    case .edit, .textSelection: return isEditingText
    case .misspelledWords: return details?.text?.misspelled.isEmpty == false
    case .characters, .words, .lines, .sentences, .paragraphs:
      return isEditingText || element?.readableText?.isEmpty == false
    case .speakingRate, .volume, .audioDucking, .punctuation, .sounds, .hints, .brailleAutoAdvance,
      .navigationStyle:
      return true
    case .language: return !settings.voiceOver.rotorLanguages.isEmpty
    case .brailleTable: return !settings.voiceOver.rotorBrailleTables.isEmpty
    case .typingMode: return isEditingText
    case .zoom: return element?.traits.contains(.supportsZoom) ?? false
    case .sameItem, .verticalNavigation: return element != nil
    case .directTouch: return tree.elements.contains { $0.traits.contains(.allowsDirectInteraction) }
    case .boldText, .italicText, .underlinedText: return false
    case .containers, .tables, .lists, .landmarks: return !containerStarts(kind).isEmpty
    case .headings, .heading1, .heading2, .heading3, .heading4, .heading5, .heading6, .links,
      .formControls, .visitedLinks, .nonVisitedLinks, .buttons, .textFields, .searchFields, .images,
      .staticText:
      return tree.elements.indices.contains { matches(kind, $0) && mayStop(at: $0) }
    }
  }

  // MARK: The current item

  /// The item that decides what a swipe up or down does.
  ///
  /// A choice that does not apply here is kept for where it does; until then the first applicable item that
  /// the user enabled is used. Nil when there is none.
  var rotorItem: RotorItem? {
    if let choice = resolved(rotor.choice) { return choice }
    for key in settings.voiceOver.rotorItems {
      guard let kind = RotorItem.Kind(rawValue: key), !isAutomatic(kind) else { continue }
      if let custom = customRotor(inPlaceOf: kind) { return .custom(custom) }
      if isAvailable(kind) { return .system(kind) }
    }
    return customRotors.isEmpty ? nil : .custom(0)
  }

  /// A choice as it applies here; nil when it does not.
  private func resolved(_ choice: RotorItem?) -> RotorItem? {
    switch choice {
    case nil: return nil
    case .custom:
      guard let name = rotor.customName else { return nil }
      return customRotors.firstIndex { rotorName(of: $0) == name }.map { .custom($0) }
    case .system(let kind):
      if let custom = customRotor(inPlaceOf: kind) { return .custom(custom) }
      return isAvailable(kind) && (isAutomatic(kind) || isSwitchedOn(kind)) ? .system(kind) : nil
    }
  }

  private func isSwitchedOn(_ kind: RotorItem.Kind) -> Bool {
    let items = settings.voiceOver.rotorItems
    if items.contains(kind.rawValue) { return true }
    return kind.headingLevel != nil && items.contains(RotorItem.Kind.headings.rawValue)
  }

  /// The index of the custom rotor that replaces an item of the system; nil when there is none.
  func customRotor(inPlaceOf kind: RotorItem.Kind) -> Int? {
    customRotors.firstIndex { RotorItem.Kind(systemType: $0.systemType) == kind }
  }

  // MARK: Names

  /// The name that the dial shows and VoiceOver says.
  func name(of item: RotorItem) -> AccessibilityText {
    switch item {
    case .system(let kind): return AccessibilityText(words.rotorItem(kind))
    case .custom(let index):
      guard customRotors.indices.contains(index) else { return "" }
      let rotor = customRotors[index]
      return rotor.systemType == 0 ? rotor.name : AccessibilityText(rotorName(of: rotor))
    }
  }

  private func rotorName(of rotor: AccessibilityElement.CustomRotor) -> String {
    rotor.systemType == 0 ? rotor.name.string : words.rotorName(systemType: rotor.systemType)
  }

  // MARK: Turning

  mutating func turnRotor(forward: Bool) {
    let dial = dial
    guard !dial.isEmpty else { return reachBoundary() }
    let place = rotorItem.flatMap { dial.firstIndex(of: $0) } ?? (forward ? dial.count - 1 : 0)
    let item = dial[(place + (forward ? 1 : dial.count - 1)) % dial.count]
    choose(item)
    play(forward ? .nextRotor : .previousRotor)
    vibrate(.rotor)
    showRotor(item)
    say(Utterance([.init(.system, name(of: item))]), rule: "rotor")
  }

  /// Records the user's choice, which stays until the user turns the dial again.
  private mutating func choose(_ item: RotorItem) {
    rotor.choice = item
    rotor.customName = nil
    if case .custom(let index) = item {
      let custom = customRotors[index]
      rotor.customName = rotorName(of: custom)
      // Where the app has no such custom rotor, the system's own item is used.
      if let kind = RotorItem.Kind(systemType: custom.systemType) { rotor.choice = .system(kind) }
    }
    rotor.before = nil
    remember(rotor.choice)
    forgetPlaces()
  }

  /// Remembers a choice for the next time that the cursor is in this kind of context. A custom rotor of the
  /// app applies to its own elements only.
  private mutating func remember(_ choice: RotorItem?) {
    if case .system? = choice { rotor.choices[rotor.surroundings] = choice }
  }

  /// Starts the lists that the rotor goes through from the beginning again.
  private mutating func forgetPlaces() {
    rotor.action = 0
    rotor.content = nil
    rotor.describesChart = false
    rotor.editing = nil
  }

  private mutating func showRotor(_ item: RotorItem) {
    rotor.shownName = name(of: item).string
    showOverlay()
    wake(.rotorOverlay, in: RotorState.overlayDuration)
  }

  mutating func hideRotor() {
    guard rotor.shownName != nil else { return }
    rotor.shownName = nil
    showOverlay()
  }

  mutating func rotorSettingsChanged() {
    if !settings.voiceOver.changesRotorWithItem { turnBack() }
  }

  // MARK: Following the cursor

  /// Updates the rotor when the cursor has moved to an element.
  mutating func rotorFocusChanged(_ index: Int) {
    let element = tree.elements[index]
    typingArrived(at: element)
    if rotor.element != element.id {
      rotor.element = element.id
      forgetPlaces()
      turnBack()
      enter(surroundings(of: element))
      if settings.voiceOver.changesRotorWithItem { turn(to: element) }
    } else {
      enter(surroundings(of: element))
    }
  }

  /// Restores the last choice in another kind of context.
  mutating func enter(_ surroundings: RotorState.Surroundings) {
    guard rotor.surroundings != surroundings else { return }
    remember(rotor.before.map(\.choice) ?? rotor.choice)
    rotor.surroundings = surroundings
    guard let last = rotor.choices[surroundings] else { return }
    if rotor.before != nil { rotor.before = .init(choice: last) } else { rotor.choice = last }
  }

  func surroundings(of element: AccessibilityElement) -> RotorState.Surroundings {
    if element.traits.contains(.isEditing) { return .editing }
    return element.traits.contains(.webContent) ? .web : .screen
  }

  /// Turns the rotor to Adjust Value or Actions if the element supports them.
  private mutating func turn(to element: AccessibilityElement) {
    let kind: RotorItem.Kind
    if isAvailable(.adjustValue) {
      kind = .adjustValue
    } else if isAvailable(.actions) {
      kind = .actions
    } else {
      return
    }
    guard rotor.choice != .system(kind) else { return }
    rotor.before = .init(choice: rotor.choice)
    rotor.choice = .system(kind)
  }

  /// Restores the choice before an element turned the dial.
  private mutating func turnBack() {
    guard let before = rotor.before else { return }
    rotor.choice = before.choice
    rotor.before = nil
  }
}
