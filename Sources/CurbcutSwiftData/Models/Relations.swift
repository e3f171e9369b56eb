/// Keeps both sides of relationships the same.
enum Relations {
  /// Sets a to-one relationship.
  static func set(_ property: ModelProperty, of model: any PersistentModel, to target: (any PersistentModel)?)
  {
    let old = model._$storage.target(property, of: model)
    if let old, old === target { return }
    if let target {
      link(model, property, target)
    } else if let old {
      unlink(model, property, old)
    } else {
      model._$storage.setTarget(property, to: nil)
    }
  }

  /// Sets a to-many relationship.
  static func set(
    _ property: ModelProperty, of model: any PersistentModel, to targets: [any PersistentModel], isNil: Bool
  ) {
    let list = model._$storage.list(property, of: model)
    let wanted = Set(targets.map { ObjectIdentifier($0) })
    for old in list.models where !wanted.contains(ObjectIdentifier(old)) { unlink(model, property, old) }
    for new in targets where !list.contains(new) { link(model, property, new) }
    list.order(as: targets, isNil: isNil)
  }

  /// Makes two models refer to each other.
  static func link(
    _ model: any PersistentModel, _ property: ModelProperty, _ target: any PersistentModel
  ) {
    let inverse = property.inverse
    if !property.isToMany, let old = model._$storage.target(property, of: model), old !== target {
      unlink(model, property, old)
    }
    if let inverse, !inverse.isToMany, let old = target._$storage.target(inverse, of: target), old !== model {
      unlink(target, inverse, old)
    }
    put(target, into: model, property)
    if let inverse { put(model, into: target, inverse) }
    if let context = model._$storage.context {
      context.adopt(target)
    } else {
      target._$storage.context?.adopt(model)
    }
  }

  /// Makes two models no longer refer to each other.
  static func unlink(
    _ model: any PersistentModel, _ property: ModelProperty, _ target: any PersistentModel
  ) {
    remove(target, from: model, property)
    if let inverse = property.inverse { remove(model, from: target, inverse) }
  }

  private static func put(
    _ target: any PersistentModel, into model: any PersistentModel, _ property: ModelProperty
  ) {
    let storage = model._$storage
    if property.isToMany {
      let list = storage.list(property, of: model)
      guard !list.contains(target) else { return }
      property.notify(model) {
        list.insert(target)
        storage.noteChange(property.name, of: model)
      }
    } else if storage.target(property, of: model) !== target {
      property.notify(model) {
        storage.setTarget(property, to: target)
        storage.noteChange(property.name, of: model)
      }
    }
  }

  private static func remove(
    _ target: any PersistentModel, from model: any PersistentModel, _ property: ModelProperty
  ) {
    let storage = model._$storage
    if property.isToMany {
      let list = storage.list(property, of: model)
      guard list.contains(target) else { return }
      property.notify(model) {
        list.remove(target)
        storage.noteChange(property.name, of: model)
      }
    } else if storage.target(property, of: model) === target {
      property.notify(model) {
        storage.setTarget(property, to: nil)
        storage.noteChange(property.name, of: model)
      }
    }
  }

  /// Brings what a model was created with to the other sides of its relationships.
  ///
  /// - Returns: the models on the other sides.
  static func settle(_ model: any PersistentModel) -> [any PersistentModel] {
    model._$settle()
    let storage = model._$storage
    var all: [any PersistentModel] = []
    for property in storage.type(of: model).relationships where storage.values[property.name] != nil {
      let targets = storage.targets(property, of: model)
      all += targets
      guard let inverse = property.inverse else { continue }
      for target in targets {
        if !inverse.isToMany, let old = target._$storage.target(inverse, of: target), old !== model {
          unlink(target, inverse, old)
        }
        put(model, into: target, inverse)
      }
    }
    return all
  }
}
