import AccessibilityTree
import Foundation
import TestNumbers

/// Screens of chance: groups, fields, sliders, headings, dimmed and unresponsive elements.
package enum RandomScreens {
  package static func screen(seed: UInt64) -> [ScreenPart] {
    var numbers = SeededNumbers(seed: seed)
    return parts(&numbers, depth: 0, base: Int(seed % 1000) * 100)
  }

  package static func parts(_ numbers: inout SeededNumbers, depth: Int, base: Int) -> [ScreenPart] {
    (0..<Int.random(in: depth == 0 ? 1...9 : 0...5, using: &numbers)).map { number in
      if depth < 3, Int.random(in: 0..<4, using: &numbers) == 0 {
        let kinds: [ElementContainer.Kind] = [
          .list, .toolbar, .tabBar, .scrollView, .semanticGroup, .group, .dataTable, .segmentedControl,
        ]
        return .container(
          kinds.randomElement(using: &numbers) ?? .group,
          parts(&numbers, depth: depth + 1, base: base * 10 + number))
      }
      let traits: [AccessibilityTraits] = [
        .button, .button, .link, .staticText, .header, .adjustable, [.button, .notEnabled], .textEntry,
        [.textEntry, .isEditing], .tabBarItem, [.adjustable, .pickerElement], [.button, .selected], .none,
      ]
      let responds = [nil, nil, nil, nil, true, false].randomElement(using: &numbers) ?? nil
      return .element(
        "Item \(base)\(number)", traits.randomElement(using: &numbers) ?? .button,
        id: AccessibilityElement.ID.random(in: 1...9_000_000_000, using: &numbers),
        frame: CGRect(
          x: Double(Int.random(in: 0...8, using: &numbers) * 40),
          y: Double(Int.random(in: 0...20, using: &numbers) * 40), width: 60, height: 40)
      ) { $0.respondsToUserInteraction = responds }
    }
  }
}
