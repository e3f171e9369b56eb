import Foundation
import SwiftData

enum Mood: String, Codable, CaseIterable { case calm, wild }
enum Rank: Int, Codable { case first = 1, second }
enum Shape: Codable, Equatable { case circle(Double), square }
struct Place: Codable, Hashable { var x = 0.5; var names = ["a", "b"] }
struct Tags: OptionSet, Codable { let rawValue: Int }

@Model
final class Everything {
  var flag = false
  var count = -1
  var small: Int16 = 2
  var big: UInt64 = 3
  var real = 1.5
  var single: Float = 2.5
  var text = "text"
  var date: Date = Date(timeIntervalSinceReferenceDate: 0.25)
  @Attribute(.externalStorage) var data: Data = Data()
  var uuid: UUID = UUID()
  var url: URL = URL(fileURLWithPath: "/tmp")
  var decimal: Decimal = 0
  var maybeText: String?
  var maybeCount: Int?
  var maybePlace: Place?
  var mood = Mood.calm
  var maybeMood: Mood?
  var rank: Rank = Rank.first
  var shape: Shape = Shape.square
  var place = Place()
  var texts: [String] = []
  var places: [Place] = []
  var numbers: [String: Int] = [:]
  var tags: Tags = []
  @Transient var scratch = "not stored"
  @Attribute(.ephemeral) var passing = 7
  private(set) var changes = 0
  var watched = 0 {
    didSet { changes += watched - oldValue }
  }
  var half: Double { real / 2 }

  init() {}
}

@Model
class Item {
  @Attribute(.unique) var code: String
  var name: String
  var rank: Int
  var note: String?
  var day: Date
  init(code: String, name: String = "", rank: Int = 0, note: String? = nil, day: Date = .distantPast) {
    self.code = code
    self.name = name
    self.rank = rank
    self.note = note
    self.day = day
  }
}
