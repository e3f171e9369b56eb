import CurbcutFoundation

/// Names a kind of quantity.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkquantitytypeidentifier>.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an identifier from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Body mass index.
  public static let bodyMassIndex = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBodyMassIndex")
  /// Body fat percentage.
  public static let bodyFatPercentage = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBodyFatPercentage")
  /// Height.
  public static let height = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeight")
  /// Body mass.
  public static let bodyMass = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyMass")
  /// Lean body mass.
  public static let leanBodyMass = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierLeanBodyMass")
  /// Waist circumference.
  public static let waistCircumference = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierWaistCircumference")
  /// Apple sleeping wrist temperature.
  public static let appleSleepingWristTemperature = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierAppleSleepingWristTemperature")
  /// Step count.
  public static let stepCount = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierStepCount")
  /// Distance walking running.
  public static let distanceWalkingRunning = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
  /// Distance cycling.
  public static let distanceCycling = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceCycling")
  /// Distance wheelchair.
  public static let distanceWheelchair = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceWheelchair")
  /// Distance swimming.
  public static let distanceSwimming = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceSwimming")
  /// Distance downhill snow sports.
  public static let distanceDownhillSnowSports = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceDownhillSnowSports")
  /// Distance cross country skiing.
  public static let distanceCrossCountrySkiing = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceCrossCountrySkiing")
  /// Distance paddle sports.
  public static let distancePaddleSports = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistancePaddleSports")
  /// Distance rowing.
  public static let distanceRowing = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceRowing")
  /// Distance skating sports.
  public static let distanceSkatingSports = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceSkatingSports")
  /// Basal energy burned.
  public static let basalEnergyBurned = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")
  /// Active energy burned.
  public static let activeEnergyBurned = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
  /// Flights climbed.
  public static let flightsClimbed = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierFlightsClimbed")
  /// Nike fuel.
  public static let nikeFuel = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierNikeFuel")
  /// Apple exercise time.
  public static let appleExerciseTime = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierAppleExerciseTime")
  /// Apple move time.
  public static let appleMoveTime = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierAppleMoveTime")
  /// Apple stand time.
  public static let appleStandTime = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierAppleStandTime")
  /// Push count.
  public static let pushCount = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierPushCount")
  /// Swimming stroke count.
  public static let swimmingStrokeCount = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierSwimmingStrokeCount")
  /// Vo 2 max.
  public static let vo2Max = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierVO2Max")
  /// Walking speed.
  public static let walkingSpeed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierWalkingSpeed")
  /// Walking step length.
  public static let walkingStepLength = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierWalkingStepLength")
  /// Walking asymmetry percentage.
  public static let walkingAsymmetryPercentage = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierWalkingAsymmetryPercentage")
  /// Walking double support percentage.
  public static let walkingDoubleSupportPercentage = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierWalkingDoubleSupportPercentage")
  /// Six minute walk test distance.
  public static let sixMinuteWalkTestDistance = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierSixMinuteWalkTestDistance")
  /// Stair ascent speed.
  public static let stairAscentSpeed = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierStairAscentSpeed")
  /// Stair descent speed.
  public static let stairDescentSpeed = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierStairDescentSpeed")
  /// Apple walking steadiness.
  public static let appleWalkingSteadiness = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierAppleWalkingSteadiness")
  /// Running speed.
  public static let runningSpeed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierRunningSpeed")
  /// Running power.
  public static let runningPower = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierRunningPower")
  /// Running stride length.
  public static let runningStrideLength = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierRunningStrideLength")
  /// Running vertical oscillation.
  public static let runningVerticalOscillation = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierRunningVerticalOscillation")
  /// Running ground contact time.
  public static let runningGroundContactTime = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierRunningGroundContactTime")
  /// Cycling speed.
  public static let cyclingSpeed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierCyclingSpeed")
  /// Cycling power.
  public static let cyclingPower = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierCyclingPower")
  /// Cycling cadence.
  public static let cyclingCadence = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierCyclingCadence")
  /// Cycling functional threshold power.
  public static let cyclingFunctionalThresholdPower = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierCyclingFunctionalThresholdPower")
  /// Physical effort.
  public static let physicalEffort = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierPhysicalEffort")
  /// Workout effort score.
  public static let workoutEffortScore = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierWorkoutEffortScore")
  /// Estimated workout effort score.
  public static let estimatedWorkoutEffortScore = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierEstimatedWorkoutEffortScore")
  /// Heart rate.
  public static let heartRate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeartRate")
  /// Resting heart rate.
  public static let restingHeartRate = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierRestingHeartRate")
  /// Walking heart rate average.
  public static let walkingHeartRateAverage = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierWalkingHeartRateAverage")
  /// Heart rate variability sdnn.
  public static let heartRateVariabilitySDNN = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierHeartRateVariabilitySDNN")
  /// Heart rate recovery one minute.
  public static let heartRateRecoveryOneMinute = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierHeartRateRecoveryOneMinute")
  /// Atrial fibrillation burden.
  public static let atrialFibrillationBurden = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierAtrialFibrillationBurden")
  /// Oxygen saturation.
  public static let oxygenSaturation = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierOxygenSaturation")
  /// Body temperature.
  public static let bodyTemperature = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBodyTemperature")
  /// Basal body temperature.
  public static let basalBodyTemperature = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBasalBodyTemperature")
  /// Blood pressure systolic.
  public static let bloodPressureSystolic = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBloodPressureSystolic")
  /// Blood pressure diastolic.
  public static let bloodPressureDiastolic = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBloodPressureDiastolic")
  /// Respiratory rate.
  public static let respiratoryRate = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierRespiratoryRate")
  /// Blood glucose.
  public static let bloodGlucose = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBloodGlucose")
  /// Blood alcohol content.
  public static let bloodAlcoholContent = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBloodAlcoholContent")
  /// Peripheral perfusion index.
  public static let peripheralPerfusionIndex = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierPeripheralPerfusionIndex")
  /// Forced vital capacity.
  public static let forcedVitalCapacity = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierForcedVitalCapacity")
  /// Forced expiratory volume 1.
  public static let forcedExpiratoryVolume1 = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierForcedExpiratoryVolume1")
  /// Peak expiratory flow rate.
  public static let peakExpiratoryFlowRate = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierPeakExpiratoryFlowRate")
  /// Number of times fallen.
  public static let numberOfTimesFallen = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierNumberOfTimesFallen")
  /// Inhaler usage.
  public static let inhalerUsage = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierInhalerUsage")
  /// Insulin delivery.
  public static let insulinDelivery = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierInsulinDelivery")
  /// Electrodermal activity.
  public static let electrodermalActivity = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierElectrodermalActivity")
  /// Environmental audio exposure.
  public static let environmentalAudioExposure = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierEnvironmentalAudioExposure")
  /// Headphone audio exposure.
  public static let headphoneAudioExposure = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierHeadphoneAudioExposure")
  /// Environmental sound reduction.
  public static let environmentalSoundReduction = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierEnvironmentalSoundReduction")
  /// Uv exposure.
  public static let uvExposure = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierUVExposure")
  /// Time in daylight.
  public static let timeInDaylight = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierTimeInDaylight")
  /// Underwater depth.
  public static let underwaterDepth = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierUnderwaterDepth")
  /// Water temperature.
  public static let waterTemperature = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierWaterTemperature")
  /// Number of alcoholic beverages.
  public static let numberOfAlcoholicBeverages = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierNumberOfAlcoholicBeverages")
  /// Dietary fat total.
  public static let dietaryFatTotal = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryFatTotal")
  /// Dietary fat polyunsaturated.
  public static let dietaryFatPolyunsaturated = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryFatPolyunsaturated")
  /// Dietary fat monounsaturated.
  public static let dietaryFatMonounsaturated = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryFatMonounsaturated")
  /// Dietary fat saturated.
  public static let dietaryFatSaturated = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryFatSaturated")
  /// Dietary cholesterol.
  public static let dietaryCholesterol = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryCholesterol")
  /// Dietary sodium.
  public static let dietarySodium = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietarySodium")
  /// Dietary carbohydrates.
  public static let dietaryCarbohydrates = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryCarbohydrates")
  /// Dietary fiber.
  public static let dietaryFiber = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryFiber")
  /// Dietary sugar.
  public static let dietarySugar = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietarySugar")
  /// Dietary energy consumed.
  public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed")
  /// Dietary protein.
  public static let dietaryProtein = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryProtein")
  /// Dietary vitamin a.
  public static let dietaryVitaminA = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryVitaminA")
  /// Dietary vitamin b 6.
  public static let dietaryVitaminB6 = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryVitaminB6")
  /// Dietary vitamin b 12.
  public static let dietaryVitaminB12 = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryVitaminB12")
  /// Dietary vitamin c.
  public static let dietaryVitaminC = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryVitaminC")
  /// Dietary vitamin d.
  public static let dietaryVitaminD = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryVitaminD")
  /// Dietary vitamin e.
  public static let dietaryVitaminE = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryVitaminE")
  /// Dietary vitamin k.
  public static let dietaryVitaminK = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryVitaminK")
  /// Dietary calcium.
  public static let dietaryCalcium = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryCalcium")
  /// Dietary iron.
  public static let dietaryIron = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryIron")
  /// Dietary thiamin.
  public static let dietaryThiamin = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryThiamin")
  /// Dietary riboflavin.
  public static let dietaryRiboflavin = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryRiboflavin")
  /// Dietary niacin.
  public static let dietaryNiacin = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryNiacin")
  /// Dietary folate.
  public static let dietaryFolate = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryFolate")
  /// Dietary biotin.
  public static let dietaryBiotin = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryBiotin")
  /// Dietary pantothenic acid.
  public static let dietaryPantothenicAcid = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryPantothenicAcid")
  /// Dietary phosphorus.
  public static let dietaryPhosphorus = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryPhosphorus")
  /// Dietary iodine.
  public static let dietaryIodine = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryIodine")
  /// Dietary magnesium.
  public static let dietaryMagnesium = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryMagnesium")
  /// Dietary zinc.
  public static let dietaryZinc = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryZinc")
  /// Dietary selenium.
  public static let dietarySelenium = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietarySelenium")
  /// Dietary copper.
  public static let dietaryCopper = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryCopper")
  /// Dietary manganese.
  public static let dietaryManganese = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryManganese")
  /// Dietary chromium.
  public static let dietaryChromium = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryChromium")
  /// Dietary molybdenum.
  public static let dietaryMolybdenum = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryMolybdenum")
  /// Dietary chloride.
  public static let dietaryChloride = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryChloride")
  /// Dietary potassium.
  public static let dietaryPotassium = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryPotassium")
  /// Dietary caffeine.
  public static let dietaryCaffeine = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryCaffeine")
  /// Dietary water.
  public static let dietaryWater = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryWater")
}

/// Names what does not change about the person.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkcharacteristictypeidentifier>.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an identifier from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Biological sex.
  public static let biologicalSex = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
  /// Blood type.
  public static let bloodType = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierBloodType")
  /// Date of birth.
  public static let dateOfBirth = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
  /// Fitzpatrick skin type.
  public static let fitzpatrickSkinType = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierFitzpatrickSkinType")
  /// Wheelchair use.
  public static let wheelchairUse = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierWheelchairUse")
  /// Activity move mode.
  public static let activityMoveMode = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierActivityMoveMode")
}

/// Names a kind of samples that belong together.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkcorrelationtypeidentifier>.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an identifier from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Blood pressure.
  public static let bloodPressure = HKCorrelationTypeIdentifier(
    rawValue: "HKCorrelationTypeIdentifierBloodPressure")
  /// Food.
  public static let food = HKCorrelationTypeIdentifier(rawValue: "HKCorrelationTypeIdentifierFood")
}

/// The name of the type of workouts.
public let HKWorkoutTypeIdentifier = "HKWorkoutTypeIdentifier"
