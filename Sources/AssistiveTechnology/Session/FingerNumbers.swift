/// The numbers by which an app tells apart the fingers that several technologies put on its screen at the same time.
///
/// Each technology numbers its own, so that a tap of Voice Control's and the finger of a hand may both be the first. A finger
/// keeps the number that its technology gave it, unless another is down by that number.
struct FingerNumbers {
  private struct Finger: Hashable {
    var engine: Int
    var number: Int
  }

  private var numbers: [Finger: Int] = [:]

  /// A touch as the app gets it.
  mutating func numbered(_ touch: Touch, of engine: Int) -> Touch {
    let finger = Finger(engine: engine, number: touch.finger)
    let number: Int
    switch touch.phase {
    case .began:
      number = numbers[finger] ?? free(touch.finger)
      numbers[finger] = number
    case .moved: number = numbers[finger] ?? touch.finger
    case .ended, .cancelled: number = numbers.removeValue(forKey: finger) ?? touch.finger
    }
    var numbered = touch
    numbered.finger = number
    return numbered
  }

  private func free(_ wanted: Int) -> Int {
    let taken = Set(numbers.values)
    guard taken.contains(wanted) else { return wanted }
    var number = 0
    while taken.contains(number) { number += 1 }
    return number
  }
}
