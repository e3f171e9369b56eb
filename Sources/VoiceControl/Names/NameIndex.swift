import AccessibilityTree
import Foundation

/// What can be called on the screen, found by name.
///
/// Built once for a reading of the screen; what changes in single elements is brought up to date by itself.
struct NameIndex: Sendable {
  /// What can be called, in reading order: an item's number is its place here plus one.
  private(set) var items: [SpeakableItem] = []
  private var places: [AccessibilityElement.ID: Int] = [:]
  /// Items by a whole name without gaps, so that "Wi-Fi" and "wifi", "JFK" and "j f k" are the same.
  private var byName: [String: [Int]] = [:]
  /// Items by a word of a name, in reading order.
  private var byWord: [String: [Int]] = [:]
  /// Which letters the names have, parallel to ``items``: few names are near to what was heard.
  private var letters: [UInt64] = []
  /// The words of texts that were seen before: most of a screen is the same when it is read again.
  private var known: [String: [String]] = [:]

  private static let mostKnown = 20_000

  /// Reads a screen.
  mutating func build(_ tree: ElementTree, screenSize: CGSize?, table: CommandTable) {
    items.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    byName.removeAll(keepingCapacity: true)
    byWord.removeAll(keepingCapacity: true)
    letters.removeAll(keepingCapacity: true)
    if known.count > Self.mostKnown { known.removeAll() }
    let visible = VisibleArea(tree, screenSize: screenSize)
    for index in tree.elements.indices {
      guard tree.elements[index].takesVoiceCommands, visible.shows(index, of: tree) else { continue }
      add(item(tree.elements[index], table))
    }
  }

  /// Forgets what was learnt in another language.
  mutating func forget() { self = NameIndex() }

  /// Takes up what changed in one element.
  ///
  /// - Returns: false when the element came or went, so that the screen has to be read again.
  mutating func update(
    _ id: AccessibilityElement.ID, in tree: ElementTree, visible: VisibleArea, table: CommandTable
  ) -> Bool {
    guard let index = tree.index(of: id) else { return places[id] == nil }
    let element = tree.elements[index]
    let takes = element.takesVoiceCommands && visible.shows(index, of: tree)
    guard takes == (places[id] != nil) else { return false }
    guard let place = places[id] else { return true }
    let new = item(element, table)
    if new.names != items[place].names {
      for name in items[place].names {
        remove(place, name.joined(), &byName)
        for word in Set(name) { remove(place, word, &byWord) }
      }
      for name in new.names {
        insert(place, name.joined(), &byName)
        for word in Set(name) { insert(place, word, &byWord) }
      }
      letters[place] = Self.letters(of: new.names)
    }
    items[place] = new
    return true
  }

  private mutating func item(_ element: AccessibilityElement, _ table: CommandTable) -> SpeakableItem {
    let (texts, areInputLabels) = element.spokenNames
    var names: [[String]] = []
    for text in texts {
      let words = words(of: text, table)
      if !words.isEmpty, !names.contains(words) { names.append(words) }
    }
    return SpeakableItem(
      id: element.id, names: names, title: texts.first ?? "", hasInputLabels: areInputLabels,
      roles: element.spokenRoles)
  }

  private mutating func words(of text: String, _ table: CommandTable) -> [String] {
    if let words = known[text] { return words }
    let words = table.form.words(of: text)
    known[text] = words
    return words
  }

  private mutating func add(_ item: SpeakableItem) {
    let place = items.count
    items.append(item)
    places[item.id] = place
    letters.append(Self.letters(of: item.names))
    for name in item.names {
      byName[name.joined(), default: []].append(place)
      for word in name where byWord[word]?.last != place { byWord[word, default: []].append(place) }
    }
  }

  private func remove(_ place: Int, _ key: String, _ lists: inout [String: [Int]]) {
    lists[key]?.removeAll { $0 == place }
    if lists[key]?.isEmpty == true { lists[key] = nil }
  }

  private func insert(_ place: Int, _ key: String, _ lists: inout [String: [Int]]) {
    var list = lists[key] ?? []
    guard !list.contains(place) else { return }
    list.insert(place, at: list.firstIndex { $0 > place } ?? list.count)
    lists[key] = list
  }

  /// Whether an item is on the screen.
  func contains(_ id: AccessibilityElement.ID) -> Bool { places[id] != nil }

  // MARK: Finding

  /// The items that are called so, in reading order: by the whole name, else by some of its words, else by a name that
  /// is nearly so. An ordinal chooses among them, a role word leaves out the others.
  func items(called words: [String], table: CommandTable) -> [SpeakableItem] {
    var words = words
    let exact = places(named: words)
    if !exact.isEmpty { return exact.map { items[$0] } }
    if words.count > 1, table.words.articles.contains(words[0]) { words.removeFirst() }
    if words.count > 1 {
      let among = places(called: Array(words.dropFirst()), table)
      if let number = table.ordinals[words[0]], among.indices.contains(number) {
        return [items[among[number]]]
      }
      if table.words.last.contains(words[0]), let last = among.last { return [items[last]] }
    }
    return places(called: words, table).map { items[$0] }
  }

  private func places(called words: [String], _ table: CommandTable) -> [Int] {
    let exact = places(named: words)
    if !exact.isEmpty { return exact }
    let (rest, role) = withoutRole(words, table)
    if let role {
      func ofRole(_ places: [Int]) -> [Int] { places.filter { items[$0].roles.contains(role) } }
      let same = ofRole(rest.isEmpty ? Array(items.indices) : places(named: rest))
      if !same.isEmpty { return same }
      let some = places(with: words)
      if !some.isEmpty { return some }
      if !rest.isEmpty {
        let some = ofRole(places(with: rest))
        if !some.isEmpty { return some }
        let near = ofRole(places(near: rest.joined()))
        if !near.isEmpty { return near }
      }
    } else {
      let some = places(with: words)
      if !some.isEmpty { return some }
    }
    return places(near: words.joined())
  }

  /// The words before a role word at the end, and the key of the role.
  private func withoutRole(_ words: [String], _ table: CommandTable) -> (rest: [String], role: String?) {
    var best: (length: Int, key: String)?
    for (key, names) in table.words.roles {
      for name in names {
        let role = name.split(separator: " ").map(String.init)
        guard words.count >= role.count, words.suffix(role.count).elementsEqual(role) else { continue }
        // The longest name is meant; no two roles share one.
        if role.count > best?.length ?? 0 { best = (role.count, key) }
      }
    }
    return best.map { (Array(words.dropLast($0.length)), $0.key) } ?? (words, nil)
  }

  /// By the whole name: those that the app named for the purpose come before the others.
  private func places(named words: [String]) -> [Int] {
    let found = byName[words.joined()] ?? []
    let given = found.filter { items[$0].hasInputLabels }
    return given.isEmpty ? found : given
  }

  /// By some of the words, in their order.
  private func places(with words: [String]) -> [Int] {
    var rarest: [Int]?
    for word in words {
      guard let list = byWord[word] else { return [] }
      if list.count < rarest?.count ?? .max { rarest = list }
    }
    return (rarest ?? []).filter { place in items[place].names.contains { Self.has(words, in: $0) } }
  }

  private static func has(_ words: [String], in name: [String]) -> Bool {
    var next = words.startIndex
    for word in name where next < words.endIndex && word == words[next] { next += 1 }
    return next == words.endIndex
  }

  /// By a name that differs by no more than one letter in five.
  private func places(near name: String) -> [Int] {
    let wanted = Array(name.utf8)
    var allowed = wanted.count / 5
    guard allowed > 0 else { return [] }
    let mask = Self.letters(of: wanted)
    var result: [Int] = []
    for place in items.indices {
      guard (letters[place] & mask).nonzeroBitCount + allowed >= mask.nonzeroBitCount else { continue }
      for own in items[place].names {
        let length = own.reduce(0) { $0 + $1.utf8.count }
        guard abs(length - wanted.count) <= allowed,
          let distance = EditDistance.between(Array(own.joined().utf8), wanted, atMost: allowed)
        else { continue }
        if distance < allowed { result.removeAll() }
        allowed = distance
        if result.last != place { result.append(place) }
      }
    }
    return result
  }

  private static func letters(of names: [[String]]) -> UInt64 {
    names.reduce(0) { mask, name in name.reduce(mask) { $0 | letters(of: $1.utf8) } }
  }

  private static func letters(of bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }
}
