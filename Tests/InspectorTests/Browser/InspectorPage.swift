import Foundation

/// The Inspector's page as a person uses it: keys, fingers, and what it shows.
@MainActor
struct InspectorPage {
  let driver: WebDriver

  /// Opens the page and waits for its first picture, and words where something speaks.
  init(_ driver: WebDriver, url: String, isSpoken: Bool = true) async throws {
    self.driver = driver
    try await driver.go(to: url)
    try await wait("the first picture") {
      try await $0.isTrue("document.getElementById('canvas').dataset.frame")
    }
    guard isSpoken else { return }
    try await wait("the first words") { try await !$0.caption().isEmpty }
  }

  // MARK: Waiting

  /// Waits until something holds.
  func wait(_ what: String, until isSo: (InspectorPage) async throws -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(120)
    while try await !isSo(self) {
      guard .now < end else {
        let caption = try await caption()
        throw WebDriver.Failure(
          description: "Waited in vain for \(what); the page's caption is “\(caption)”.")
      }
      try await Task.sleep(for: .milliseconds(15))
    }
  }

  /// Whether an expression of the page holds.
  func isTrue(_ expression: String) async throws -> Bool {
    try await driver.value("return Boolean(\(expression))")
  }

  /// The text of an element.
  func text(_ id: String) async throws -> String {
    try await driver.value("return document.getElementById('\(id)').textContent")
  }

  /// What VoiceOver said last, as the page writes it.
  func caption() async throws -> String { try await text("caption") }

  /// Does something, and gives the words that follow.
  func heard(after act: () async throws -> Void) async throws -> String {
    // The caption is emptied first: the same words may well be said again.
    try await driver.run("document.getElementById('caption').textContent = ''")
    try await act()
    try await wait("words") { try await !$0.caption().isEmpty }
    return try await caption()
  }

  // MARK: Keys

  /// Gives the device the focus.
  func focusDevice() async throws { try await driver.run("document.getElementById('device').focus()") }

  /// Presses a key where the focus is, by the code point that WebDriver knows it by.
  func press(_ key: Key, with modifiers: [Key] = []) async throws {
    var actions: [[String: Any]] = modifiers.map { ["type": "keyDown", "value": $0.rawValue] }
    actions += [["type": "keyDown", "value": key.rawValue], ["type": "keyUp", "value": key.rawValue]]
    actions += modifiers.reversed().map { ["type": "keyUp", "value": $0.rawValue] }
    try await driver.perform([["type": "key", "id": "keyboard", "actions": actions]])
  }

  /// Keys <https://www.w3.org/TR/webdriver2/#keyboard-actions>.
  enum Key: String {
    case tab = "\u{E004}"
    case enter = "\u{E007}"
    case shift = "\u{E008}"
    case escape = "\u{E00C}"
    case end = "\u{E010}"
    case home = "\u{E011}"
    case left = "\u{E012}"
    case up = "\u{E013}"
    case right = "\u{E014}"
    case down = "\u{E015}"
    case f6 = "\u{E036}"
    case space = " "
    case h
    case r
    case z
  }

  /// Presses a key on the device, and gives what VoiceOver says to it.
  func heard(on key: Key, with modifiers: [Key] = []) async throws -> String {
    try await heard { try await press(key, with: modifiers) }
  }

  /// Flicks until an element is reached.
  func flick(to words: String) async throws {
    try await focusDevice()
    for _ in 0..<40 where try await !caption().hasPrefix(words) { _ = try await heard(on: .right) }
    let caption = try await caption()
    guard caption.hasPrefix(words) else {
      throw WebDriver.Failure(description: "“\(words)” was not reached; the last words were “\(caption)”.")
    }
  }

  // MARK: Fingers

  /// Moves fingers over the device, each along its own line, all at the same time.
  ///
  /// - Parameter lines: from where to where, in parts of the device's width and height.
  func drag(_ lines: [(from: (x: Double, y: Double), to: (x: Double, y: Double))], milliseconds: Int = 100)
    async throws
  {
    let box = try await box()
    func place(_ point: (x: Double, y: Double), _ duration: Int) -> [String: Any] {
      [
        "type": "pointerMove", "duration": duration, "x": Int(box[0] + box[2] * point.x),
        "y": Int(box[1] + box[3] * point.y),
      ]
    }
    try await driver.perform(
      lines.enumerated().map { index, line in
        let actions: [[String: Any]] = [
          place(line.from, 0), ["type": "pointerDown", "button": 0], place(line.to, milliseconds),
          ["type": "pointerUp", "button": 0],
        ]
        return [
          "type": "pointer", "id": "finger\(index)", "parameters": ["pointerType": "touch"],
          "actions": actions,
        ]
      })
  }

  /// Taps the device twice in its middle.
  func doubleTap() async throws {
    let box = try await box()
    let move: [String: Any] = [
      "type": "pointerMove", "duration": 0, "x": Int(box[0] + box[2] / 2), "y": Int(box[1] + box[3] / 2),
    ]
    let tap: [[String: Any]] = [
      ["type": "pointerDown", "button": 0], ["type": "pause", "duration": 20],
      ["type": "pointerUp", "button": 0],
    ]
    let pause: [String: Any] = ["type": "pause", "duration": 60]
    try await driver.perform([
      [
        "type": "pointer", "id": "finger", "parameters": ["pointerType": "touch"],
        "actions": [move] + tap + [pause] + tap,
      ]
    ])
  }

  private func box() async throws -> [Double] {
    let numbers: [NSNumber] = try await driver.value(
      """
      const box = document.getElementById("device").getBoundingClientRect();
      return [box.x, box.y, box.width, box.height];
      """)
    return numbers.map(\.doubleValue)
  }

  // MARK: Pixels

  /// Red, green and blue of the pixel at a point, in parts of the screen's width and height.
  func pixel(x: Double, y: Double) async throws -> [Int] {
    let numbers: [NSNumber] = try await driver.value(
      """
      const canvas = document.getElementById("canvas");
      const [x, y] = [Math.floor(canvas.width * \(x)), Math.floor(canvas.height * \(y))];
      return [...canvas.getContext("2d").getImageData(x, y, 1, 1).data.slice(0, 3)];
      """)
    return numbers.map(\.intValue)
  }

  /// A number that another picture does not have, of all pixels between two heights of the screen.
  func fingerprint(from top: Double = 0, to bottom: Double = 1) async throws -> Int {
    let number: NSNumber = try await driver.value(
      """
      const canvas = document.getElementById("canvas");
      const [top, bottom] = [Math.floor(canvas.height * \(top)), Math.floor(canvas.height * \(bottom))];
      const data = canvas.getContext("2d").getImageData(0, top, canvas.width, bottom - top).data;
      let sum = 7;
      for (let index = 0; index < data.length; index += 1) sum = (Math.imul(sum, 31) + data[index]) | 0;
      return sum;
      """)
    return number.intValue
  }

  /// The fingerprint of the picture once nothing moves any more.
  func still() async throws -> Int {
    var last = try await fingerprint()
    try await wait("a picture that stands still") { page in
      try await Task.sleep(for: .milliseconds(250))
      let next = try await page.fingerprint()
      defer { last = next }
      return next == last
    }
    return last
  }

  // MARK: The page's own parts

  /// How high the frame of a stop is, in points; 0 when there is none of that label.
  func stopHeight(of label: String) async throws -> Double {
    let number: NSNumber = try await driver.value(
      """
      return import("./tree.js").then(({ model }) =>
        [...model.nodes.values()].find((node) => node.stop && node.label === "\(label)")?.frame.height ?? 0);
      """)
    return number.doubleValue
  }

  /// Shows a panel by the name of its tab.
  func show(_ tab: String) async throws {
    try await driver.run("document.getElementById('tab-\(tab)').click()")
  }

  /// Finds a setting by its key and switches it.
  func flip(_ key: String) async throws {
    try await show("settings")
    try await driver.run("document.querySelector('[data-key=\"\(key)\"] input').click()")
  }
}
