/// Models in the order in which they became part of a set.
struct PendingModels {
  private var models: [ObjectIdentifier: (turn: Int, model: any PersistentModel)] = [:]
  private var turns = 0

  var isEmpty: Bool { models.isEmpty }

  /// The models, in order.
  var all: [any PersistentModel] { models.values.sorted { $0.turn < $1.turn }.map(\.model) }

  mutating func insert(_ model: any PersistentModel) {
    guard models[ObjectIdentifier(model)] == nil else { return }
    turns += 1
    models[ObjectIdentifier(model)] = (turns, model)
  }

  mutating func remove(_ model: any PersistentModel) { models[ObjectIdentifier(model)] = nil }

  mutating func removeAll() { models = [:] }
}
